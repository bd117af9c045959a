// Generated from schemas/shared/run/run-provenance.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';
import type { WebAddress } from './web-address.ts';

/** Who signed an image, and what it was built from: what a signature of sigstore has to prove. */
export interface RunProvenance {
  /** Issuer of the token that the signer signed in with, such as https://token.actions.githubusercontent.com. */
  readonly certIssuer: WebAddress;
  /** Who signed: an email address, or the address of a workflow. An address without @ holds for every branch and tag of that workflow. */
  readonly signerIdentity?: string;
  /** Repository that the image was built from. */
  readonly repositoryUri?: WebAddress;
  /** Branch or tag that the image was built from, such as refs/tags/v1.2.0. */
  readonly repositoryRef?: string;
  /** What the image was built on, such as github-hosted. */
  readonly runnerEnvironment?: string;
  /**
   * Signature: a bundle of sigstore, or a folder with one bundle for each image, named by its digest (sha256-HEX.json).
   * Default: The bundles that are attached to the image in its registry.
   */
  readonly bundlePath?: FilePath;
  /**
   * Certificate authorities and logs that signatures are checked with: a trusted root of sigstore.
   * Default: The public instance of sigstore, whose trusted root is fetched and kept.
   */
  readonly trustedRootPath?: FilePath;
}
