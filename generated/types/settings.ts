// Generated from schemas/config/settings.json by npm run generate. Do not edit.

/** What a person has set once with `svc config`: svc/settings.json in XDG_CONFIG_HOME. */
export interface Settings {
  /** Version of this format. */
  readonly settingsVersion: 'v1';
  /** Where `svc run NAME` looks names up: the address of a registry, up to and without /v0.1, or the path of a catalog file. */
  readonly registry?: string;
  /** File with the certificate authorities and logs that signatures of images are checked with (a trusted root of sigstore), in place of those of the public instance. */
  readonly trustedRoot?: string;
  /** Folder with signatures of images (bundles of sigstore, named sha256-HEX.json by the digest of the image), in place of those in the registries of images. */
  readonly signatureBundles?: string;
}
