// Runs a module of the tests in the Python of browsers with the house as the page has it: node in_pyodide.mjs MODULE ARGUMENTS
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const [module, ...rest] = process.argv.slice(2);
const project = fileURLToPath(new URL('../..', import.meta.url));
const python = await loadPyodide({ args: [] });
python.unpackArchive(new Uint8Array(readFileSync(`${project}/build/compiled/house.tar`)), 'tar', { extractDir: '/house' });
python.mountNodeFS('/project', project);
python.globals.set('asked', [module, ...rest].join('\n'));
try {
  python.runPython(`
import sys, runpy
from unittest.mock import MagicMock

sys.path[:0] = ["/house", "/project"]
sys.dont_write_bytecode = True
# What tests find games with is not in the page.
sys.modules.update({name: MagicMock() for name in ("hypothesis", "hypothesis.strategies", "pytest")})
import izakaya

izakaya.__path__.append("/project/src/izakaya")
module, *rest = asked.split("\\n")
sys.argv = [module, *rest]
runpy.run_module(module, run_name="__main__")
`);
} catch (trouble) {
  console.error(String(trouble.message ?? trouble).slice(0, 4000)); // and not all of Pyodide's source
  process.exitCode = 1;
}
