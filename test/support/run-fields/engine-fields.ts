/**
 * Fields of the run document whose effect needs a container engine, and the test of `test/engine/run-image.test.ts` that observes it
 * through the command.
 */
export const engineFields: Readonly<Record<string, string>> = {
  'labels{}': 'a server on its standard streams gets its arguments and variables, and nothing of our shell',
  'publish[]': 'the port in the container, ports of its own and the network are chosen by flags',
  'network.mode': 'the port in the container, ports of its own and the network are chosen by flags',
  imageVerification: 'what nobody vouches for is said, or refused, or not looked at',
  'volumes[]': 'folders of a profile and of flags are mounted, to read or to write',
  permissionProfile: 'folders of a profile and of flags are mounted, to read or to write',
};
