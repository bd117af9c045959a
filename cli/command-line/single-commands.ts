import { Option, type Command } from 'commander';
import type { CompileFlags } from '../compile/flags.ts';
import type { ExplainFlags } from '../commands/explain.ts';
import type { InitFlags } from '../commands/init.ts';
import type { PlanFlags } from '../commands/plan.ts';
import type { RunFlags } from '../commands/run.ts';
import type { SchemaFlags } from '../commands/schema.ts';
import type { ValidateFlags } from '../commands/validate.ts';
import { oneOf } from './choices.ts';
import { examples } from './help-examples.ts';
import { planFormats } from '../plan/formats.ts';
import { findingForms } from '../output/report-findings.ts';
import type { GivenFlags } from '../run/flag-options.ts';
import type { Terminal } from '../output/terminal.ts';
import { toPlace } from './write-place.ts';

/** Runs the body of a command and keeps its exit code. */
export type Act = (run: () => Promise<number>) => Promise<void>;

/** `svc compile`. The module of each command is loaded when it runs, so a command costs what it needs and no more. */
export function addCompile(root: Command, terminal: Terminal, act: Act): void {
  const command = withInputs(root.command('compile'))
    .description('Compile resources into Kubernetes manifests.')
    .addOption(
      oneOf(
        new Option(
          '-t, --target <target>',
          'what to emit: objects that run, the checked resources, their definitions, the plan, or what is known of their status',
        ),
        ['workloads', 'resources', 'crds', 'plan', 'status'],
      ),
    )
    .option('-o, --output <folder>', 'write one file per object and a kustomization.yaml; "-" is standard output')
    .addOption(
      oneOf(new Option('--format <format>', 'form of the stream on standard output (default: yaml)'), ['yaml', 'json']),
    )
    .option('--check', 'write nothing; fail when the output folder is not what would be written')
    .option('-w, --watch', 'write the output folder again whenever a source changes')
    .option('--image <image>', 'image of proxies, virtual servers and registries')
    .option('-n, --namespace <name>', 'namespace of resources that name none')
    .option(
      '--label <key=value>',
      'label for every emitted object (repeatable); it wins over the same label of an object, with a warning',
      collect,
    )
    .option('--closed', 'refuse references to Secrets, ConfigMaps and service accounts that are not in the input')
    .option('--no-closed', 'allow them, whatever svc.yaml says');
  withFindings(command)
    .addHelpText(
      'after',
      examples([
        ['svc compile servers/ | kubectl apply -f -', 'print manifests and apply them'],
        ['svc compile servers/ -o manifests', 'write a folder for kubectl apply -k'],
        ['svc compile servers/ -o manifests --check', 'fail in CI when the folder is out of date'],
        ['svc compile --target crds', 'print the definitions of the kinds'],
      ]),
    )
    .action((inputs: string[], flags: CompileFlags) =>
      act(async () => (await import('../commands/compile.ts')).run(inputs, flags, terminal)),
    );
}

/** `svc validate`. */
export function addValidate(root: Command, terminal: Terminal, act: Act): void {
  const command = withInputs(root.command('validate'))
    .description(
      'Check resources without compiling them. A folder is checked as complete; a file or stdin as a fragment.',
    )
    .addOption(
      new Option('--whole', 'the input is complete: a missing resource is an error (default for a folder)').conflicts(
        'partial',
      ),
    )
    .option('--closed', 'like --whole, and Secrets, ConfigMaps and service accounts have to be in the input too')
    .option('--no-closed', 'leave Secrets, ConfigMaps and service accounts to the cluster, whatever svc.yaml says')
    .addOption(
      new Option('--partial', 'the input is a fragment: a missing resource is a warning').conflicts([
        'closed',
        'whole',
      ]),
    )
    .option('-n, --namespace <name>', 'namespace of resources that name none')
    .addOption(
      new Option(
        '--as <document>',
        'the files are configuration documents of this name (svc schema lists them)',
      ).conflicts(['closed', 'whole', 'partial', 'namespace']),
    );
  withFindings(command)
    .addHelpText(
      'after',
      examples([
        ['svc validate servers/', 'check a folder and every reference in it'],
        ['svc validate server.yaml', 'check one file, as an editor or a hook does'],
        ['kubectl kustomize overlay | svc validate --whole -', 'check everything that a kustomization makes'],
        ['svc validate servers/ --diagnostics sarif > svc.sarif', 'findings for code scanning'],
        ['svc validate --as permission-profile profile.json', 'check a configuration document'],
      ]),
    )
    .action((inputs: string[], flags: ValidateFlags) =>
      act(async () => (await import('../commands/validate.ts')).run(inputs, flags, terminal)),
    );
}

/** `svc plan`. */
export function addPlan(root: Command, terminal: Terminal, act: Act): void {
  const command = withInputs(root.command('plan'))
    .description(
      'Show what the resources resolve to: who may call what, under which tool names, with which credentials and where.',
    )
    .addOption(oneOf(new Option('--format <format>', 'form of the plan'), planFormats).default('table'))
    .option('-o, --output <file>', 'write the plan to a file; "-" is standard output')
    .option('--tools <file>', 'tool lists of the servers, as tools/list answers them (repeatable)', collect)
    .option('--registry <file>', 'registry entries that list tools (repeatable)', collect)
    .option('--diff <old>', 'compare with an older plan (YAML or JSON), or with the file or folder it was made of')
    .option('--exit-code', 'with --diff: exit with 1 where there are differences')
    .option('--kind <kind>', 'show workloads of this kind only')
    .option('--name <name>', 'show workloads of this name only')
    .option('-n, --namespace <name>', 'namespace of resources that name none')
    .option('--closed', 'refuse references to Secrets, ConfigMaps and service accounts that are not in the input')
    .option('--no-closed', 'allow them, whatever svc.yaml says');
  withFindings(command)
    .addHelpText(
      'after',
      examples([
        ['svc plan servers/', 'a section for each workload'],
        ['svc plan servers/ --tools tools.yaml', 'with every tool name, and what is wrong with them'],
        ['svc plan servers/ --format yaml -o plan.yaml', 'keep a plan to compare with'],
        ['svc plan servers/ --format svg -o plan.svg', 'draw who calls what, with which credentials'],
        ['svc plan servers/ --diff plan.yaml', 'what a change does; security marked with !'],
      ]),
    )
    .action((inputs: string[], flags: PlanFlags) =>
      act(() =>
        toPlace(flags.output, terminal, async (to) => (await import('../commands/plan.ts')).run(inputs, flags, to)),
      ),
    );
}

/** `svc schema`. */
export function addSchema(root: Command, terminal: Terminal, act: Act): void {
  root
    .command('schema')
    .description('List the kinds and configuration documents, or print the schema of one.')
    .argument(
      '[name]',
      'a kind (MCPServer, mcpservers) or a document (registry-server); "all" is one schema for every kind',
    )
    .option('--crd', 'print the CustomResourceDefinition of the kind, or of all kinds')
    .addOption(
      new Option('-o, --output <folder>', 'write every editor schema into a folder, in the catalog layout').conflicts(
        'crd',
      ),
    )
    .addHelpText(
      'after',
      examples([
        ['svc schema MCPServer > mcpserver.json', 'a JSON Schema for editors'],
        ['svc schema -o .schemas', 'all of them, as {group}/{kind}_{version}.json'],
        ['svc schema --crd | kubectl apply --server-side -f -', 'install the definitions'],
      ]),
    )
    .action((name: string | undefined, flags: SchemaFlags) =>
      act(async () => (await import('../commands/schema.ts')).run(name, flags, terminal)),
    );
}

/** `svc explain`. */
export function addExplain(root: Command, terminal: Terminal, act: Act): void {
  root
    .command('explain')
    .description('Say what a diagnostic, a kind, a configuration document or a field means.')
    .argument('[subject]', 'a code (link/missing-target), a kind or document, or a field (MCPServer.spec.transport)')
    .addOption(oneOf(new Option('--format <format>', 'form of the answer'), ['text', 'json']).default('text'))
    .option('-o, --output <file>', 'write the answer to a file; "-" is standard output')
    .addHelpText(
      'after',
      examples([
        ['svc explain link/missing-target', 'what a finding means, with a bad and a good example'],
        ['svc explain MCPServer.spec.transport', 'what a field is for, its type and its default'],
        ['svc explain', 'list every diagnostic'],
      ]),
    )
    .action((subject: string | undefined, flags: ExplainFlags) =>
      act(() =>
        toPlace(flags.output, terminal, async (to) => (await import('../commands/explain.ts')).run(subject, flags, to)),
      ),
    );
}

/** `svc init`. */
export function addInit(root: Command, terminal: Terminal, act: Act): void {
  root
    .command('init')
    .description('Write a commented starter that compiles.')
    .argument('[folder]', 'where to', '.')
    .option('--force', 'overwrite files that exist')
    .addHelpText('after', examples([['svc init demo && svc compile demo', 'from nothing to manifests']]))
    .action((folder: string, flags: InitFlags) =>
      act(async () => (await import('../commands/init.ts')).run(folder, flags, terminal)),
    );
}

/** Adds the flags of the run document to a command: a table of its own, which the other commands need not load. */
export type AddWorkloadFlags = (command: Command) => void;

/** `svc run`. */
export function addRun(root: Command, terminal: Terminal, act: Act, addFlags: AddWorkloadFlags | undefined): void {
  const command = root
    .command('run')
    .description(
      'Run an MCP server in the background, or a proxy in front of one that runs already; print its address once it answers.',
    )
    .argument(
      '[server]',
      'a name in your registry (svc config set registry), an image, a package (npx://, uvx:// or go:// and its name), or the address of a remote server',
    )
    .argument('[args...]', 'arguments of the server, after --')
    .option('-f, --foreground', 'stay, and end the server with Ctrl-C')
    .option('--from-config <file>', 'the configuration to run (svc explain run)')
    .option('--build-only', 'build the image of a package, print its name, and start nothing')
    .option('--rebuild', 'build the image of a package again, with the newest versions of what it needs')
    .option('--debug', 'write more into the log')
    .option(
      '--shutdown-delay <duration>',
      'how long to go on answering after SIGTERM, no longer ready, so that load balancers notice',
      '0s',
    )
    .option('--print-resolved-overlays', 'print the paths in the container that ignore files hide');
  addFlags?.(command);
  command
    .addHelpText(
      'after',
      examples([
        ['svc run ghcr.io/example/server:1.2.3', 'an image, in a container'],
        ['svc run npx://@modelcontextprotocol/server-everything', 'a package, in a container'],
        ['svc run --runtime process uvx://mcp-server-fetch', 'a package, without a container engine'],
        ['svc run com.example/weather -e REGION=eu', 'a server of your registry'],
        ['svc run https://mcp.example.com/mcp --tools search,fetch', 'a remote server, two tools of it'],
        ['svc run --foreground --from-config run.json', 'an exported configuration'],
      ]),
    )
    .action((server: string | undefined, args: string[], flags: RunFlags & GivenFlags) =>
      act(async () => (await import('../commands/run.ts')).run(server, args, flags, terminal)),
    );
}

/** `svc completion`. */
export function addCompletion(root: Command, terminal: Terminal, act: Act): void {
  root
    .command('completion')
    .description('Print a completion script for a shell.')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText(
      'after',
      examples([
        ['source <(svc completion bash)', 'in ~/.bashrc'],
        ['source <(svc completion zsh)', 'in ~/.zshrc, after compinit'],
        ['svc completion fish > ~/.config/fish/completions/svc.fish', 'once'],
      ]),
    )
    .action((shell: string) => act(async () => (await import('../commands/completion.ts')).run(shell, root, terminal)));
}

function withInputs(command: Command): Command {
  return command
    .argument('[inputs...]', 'files, folders, patterns, or "-" for standard input (default: the folder of svc.yaml)')
    .option('-f, --filename <path>', 'one more input (repeatable)', collect);
}

/** How findings are reported: the same for every command that reads resources. */
export function withFindings(command: Command): Command {
  return command
    .option('--strict', 'warnings count as errors')
    .addOption(
      oneOf(
        new Option(
          '--diagnostics <form>',
          command.name() === 'validate'
            ? 'form of the findings: text goes to standard error, the others to standard output'
            : 'form of the findings on standard error',
        ),
        findingForms,
      ).default('text'),
    )
    .option('--diagnostics-file <file>', 'write the findings there in that form, and to the terminal as text')
    .option('--no-color', 'no colors, whatever the terminal can show');
}

function collect(value: string, previous: readonly string[] | undefined): string[] {
  return [...(previous ?? []), value];
}
