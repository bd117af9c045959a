/**
 * Fields of the run document whose effect needs a container engine, and the test of `test/engine` (`run-image.test.ts`, `packages.test.ts`,
 * `isolation.test.ts`, `verified-images.test.ts`) that observes it through the command.
 */
export const engineFields: Readonly<Record<string, string>> = {
  'labels{}': 'a server on its standard streams gets its arguments and variables, and nothing of our shell',
  'publish[]': 'the port in the container, ports of its own and the network are chosen by flags',
  ignoreGlobally: 'what ignore files list of a mounted folder is not seen, and --print-resolved-overlays prints it',
  'network.isolate': 'has no way around its proxy: no gateway, no machine, no metadata, no other container',
  'network.allowDockerGateway': 'reaches the machine with --allow-docker-gateway',
  'network.mode': 'the port in the container, ports of its own and the network are chosen by flags',
  imageVerification: 'an image without a provenance causes a warning, an error or nothing',
  'provenance.bundlePath': 'a document names who has to have signed it, and each of its fields counts',
  'provenance.certIssuer': 'a document names who has to have signed it, and each of its fields counts',
  'provenance.repositoryRef': 'a document names who has to have signed it, and each of its fields counts',
  'provenance.repositoryUri': 'a document names who has to have signed it, and each of its fields counts',
  'provenance.runnerEnvironment': 'a document names who has to have signed it, and each of its fields counts',
  'provenance.signerIdentity': 'a document names who has to have signed it, and each of its fields counts',
  'provenance.trustedRootPath': 'a document names who has to have signed it, and each of its fields counts',
  'volumes[]': 'folders of a profile and of flags are mounted, to read or to write',
  permissionProfile: 'folders of a profile and of flags are mounted, to read or to write',
  'runtime.image': 'gets the packages and the certificates that flags name, in an image of its own',
  'runtime.addPackages[]': 'gets the packages and the certificates that flags name, in an image of its own',
  'runtime.caCertPath': 'gets the packages and the certificates that flags name, in an image of its own',
};
