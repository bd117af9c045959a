/*
 * Programs that run while an image is built: each finds the program of a package that was installed in /app, as npx and uvx do, and makes
 * /app/server lead to it. The name of the package is the argument.
 */

/** For Node: the only program, or the one with the name of the package. */
export const findNodeProgram = `import { readFileSync, symlinkSync } from 'node:fs';

const name = process.argv[2];
const own = name.split('/').pop();
const { bin = {} } = JSON.parse(readFileSync(\`/app/node_modules/\${name}/package.json\`, 'utf8'));
const programs = typeof bin === 'string' ? { [own]: bin } : bin;
const names = Object.keys(programs);
const isOne = new Set(Object.values(programs)).size === 1;
const found = isOne ? names[0] : names.find((each) => each === own);
if (found === undefined) {
  console.error(
    names.length === 0 ? \`\${name} has no program\` : \`\${name} has several programs, and none is called \${own}: \${names.join(', ')}\`,
  );
  process.exit(1);
}
symlinkSync(\`node_modules/.bin/\${found}\`, '/app/server');
`;

/** For Python: the program with the name of the package, or the only one. */
export const findPythonProgram = `import importlib.metadata
import os
import sys

name = sys.argv[1]
points = importlib.metadata.distribution(name).entry_points
names = [point.name for point in points if point.group == "console_scripts"]
own = [each for each in names if each.lower().replace("_", "-") == name.lower().replace("_", "-")]
if own or len(names) == 1:
    os.symlink(".venv/bin/" + (own or names)[0], "/app/server")
elif names:
    sys.exit(f"{name} has several programs, and none has its name: {', '.join(sorted(names))}")
else:
    sys.exit(f"{name} has no program")
`;
