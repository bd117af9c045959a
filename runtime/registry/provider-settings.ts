import type { RegistryOAuthProviderWithDefaults } from '../../generated/defaults/registry-oauth-provider.ts';
import type { ProviderSettings } from '../identity/provider-settings.ts';

/** A provider of the configuration, as the room of identities knows it. */
export function providerSettings({
  clientSecretFile,
  authTokenFile,
  ...provider
}: RegistryOAuthProviderWithDefaults): ProviderSettings {
  return {
    ...provider,
    ...(clientSecretFile === undefined ? {} : { clientSecret: { file: clientSecretFile } }),
    ...(authTokenFile === undefined ? {} : { authToken: { file: authTokenFile } }),
  };
}
