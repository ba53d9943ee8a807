// Compiles the house and Python's own library for the Python of browsers: `node compile.js SOURCE.zip OUT`. A browser would have to do it
// at every visit, and it takes longer than everything else there. Of the library what a house never needs stays out.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [source, out] = process.argv.slice(2);
if (!source || !out) throw new Error('node compile.js SOURCE.zip OUT');
const library = new URL('./node_modules/pyodide/python_stdlib.zip', import.meta.url);
const python = await loadPyodide();
for (const [name, file] of Object.entries({ house: source, library })) {
  python.unpackArchive(new Uint8Array(readFileSync(file)), 'zip', { extractDir: `/${name}` });
}
python.runPython(`
import compileall
import io
import os
import py_compile
import tarfile
import zipfile

# Tools of programmers, doors to networks, formats that nobody here writes.
UNUSED = """_pyrepl pdb pydoc pydoc_data doctest unittest idlelib turtle turtledemo tkinter xml xmlrpc wsgiref imaplib mailbox smtplib ftplib
    poplib optparse curses lib2to3 ensurepip venv cProfile profile pstats pickletools trace tabnanny timeit sqlite3 dbm multiprocessing
    ctypes _pyio _pydatetime _pydecimal antigravity this webbrowser plistlib netrc socketserver html bdb""".split()
# And the alphabets of other days.
ALPHABETS = tuple(f"encodings/{kind}" for kind in "big5 cp1 cp7 cp8 cp9 cp0 euc gb hp hz iso johab koi kz mac palm ptcp shift tis".split())
STILL = (1980, 1, 1, 0, 0, 0)  # the same content makes the same archive, whenever it is made

def compiled(folder):
    """What is in a folder, modules without their source."""
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compileall.compile_dir(folder, quiet=2, legacy=True, invalidation_mode=unchecked, stripdir=folder, optimize=2)
    found = []
    for where, folders, names in os.walk(folder):
        for name in names:
            path = os.path.join(where, name)
            if not (name.endswith(".py") and os.path.exists(path + "c")):
                with open(path, "rb") as file:
                    found.append((os.path.relpath(path, folder), file.read()))
    # What is alike lies together: that packs better.
    return sorted(found, key=lambda one: (os.path.splitext(one[0])[1], one[0]))

packed = io.BytesIO()
with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
    for name, content in compiled("/house"):
        entry = tarfile.TarInfo(name)
        entry.size = len(content)
        archive.addfile(entry, io.BytesIO(content))
with open("/house.tar", "wb") as file:
    file.write(packed.getvalue())

with zipfile.ZipFile("/library.zip", "w") as archive:  # packed once more, with all of Python
    for name, content in compiled("/library"):
        if name.split("/")[0].removesuffix(".pyc") not in UNUSED and not name.startswith(ALPHABETS):
            archive.writestr(zipfile.ZipInfo(name, STILL), content)
`);
mkdirSync(out, { recursive: true });
writeFileSync(`${out}/house.tar`, python.FS.readFile('/house.tar'));
writeFileSync(`${out}/python_stdlib.zip`, python.FS.readFile('/library.zip'));
