import type { ServerArgument } from '../../../generated/types/server-argument.ts';
import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { ServerPackage } from '../../../generated/types/server-package.ts';
import type { ServerRemote } from '../../../generated/types/server-remote.ts';
import { mostWays } from './connect-section.ts';
import { fact } from '../../page/page-elements.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { inputTable, type NamedInput } from '../../page/input-table.ts';
import type { TemplatedInput } from '../../page/client/template.ts';
import { webLink } from '../../page/web-link.ts';

/** The packages and remotes of a server as its document describes them. */
export function packagesSection({ packages = [], remotes = [] }: ServerEntry): HtmlValue {
  return [
    remotes.length > 0 &&
      html`<section aria-labelledby="remotes">
        <h2 id="remotes">Remotes</h2>
        ${remotes.slice(0, mostWays).map(remotePanel)} ${more(remotes.length)}
      </section>`,
    packages.length > 0 &&
      html`<section aria-labelledby="packages">
        <h2 id="packages">Packages</h2>
        ${packages.slice(0, mostWays).map(packagePanel)} ${more(packages.length)}
      </section>`,
  ];
}

function more(count: number): HtmlValue {
  return count > mostWays && html`<p class="quiet">And ${count - mostWays} more, which the API lists.</p>`;
}

function remotePanel({ type, url, headers = [], variables = {} }: ServerRemote): Html {
  return html`<div class="panel">
    <h3><code>${url}</code></h3>
    <dl class="facts">${fact('Transport', type)}</dl>
    ${inputTable('Headers', headers.map(named))} ${inputTable('Variables of the address', variableInputs(variables))}
  </div>`;
}

function packagePanel(ofServer: ServerPackage): Html {
  const { registryType, identifier, version, registryBaseUrl, fileSha256, runtimeHint, transport } = ofServer;
  const { environmentVariables = [], packageArguments = [], runtimeArguments = [] } = ofServer;
  return html`<div class="panel">
    <h3>${webLink(identifier, html`<code>${identifier}</code>`)}</h3>
    <dl class="facts">
      ${fact('Kind', registryType)} ${fact('Version', version)}
      ${fact('Registry', registryBaseUrl !== undefined && webLink(registryBaseUrl))} ${fact('Started by', runtimeHint)}
      ${fact('Transport', transport.url === undefined ? transport.type : `${transport.type} at ${transport.url}`)}
      ${fact('SHA-256', fileSha256 !== undefined && html`<code>${fileSha256}</code>`)}
    </dl>
    ${inputTable('Environment variables', environmentVariables.map(named))}
    ${inputTable('Arguments', packageArguments.map(argument))}
    ${inputTable('Arguments of the program that starts it', runtimeArguments.map(argument))}
    ${inputTable('Headers', (transport.headers ?? []).map(named))}
  </div>`;
}

/** An input under a name. */
function inputNamed(
  name: string,
  { format, ...input }: TemplatedInput & { readonly isRepeated?: boolean },
): NamedInput {
  return { ...input, name, type: format === 'string' ? undefined : format };
}

function named(input: TemplatedInput & { readonly name: string }): NamedInput {
  return inputNamed(input.name, input);
}

function variableInputs(variables: NonNullable<ServerRemote['variables']>): readonly NamedInput[] {
  return Object.entries(variables).map(([name, input]) => inputNamed(name, input));
}

function argument(input: ServerArgument, place: number): NamedInput {
  return inputNamed(input.name ?? input.valueHint ?? `argument ${place + 1}`, input);
}
