import type { CABundleSourceWithDefaults } from '../../../generated/defaults/ca-bundle-source.ts';
import { fitted } from '../../../runtime/resources/object-names.ts';
import { configMapFile, type PodAdditions } from '../pod/pod-additions.ts';
import { podFolders } from '../../objects/layout.ts';

/** Certificates as a file of the pod. */
export interface LoweredCaBundle {
  /** Where the program finds them. */
  readonly path: string;
  readonly additions: PodAdditions;
}

/**
 * Mounts the certificates of a ConfigMap (spec 3, CABundleSource). The purpose names volume and folder: one purpose has
 * one bundle in a pod.
 */
export function caBundle({ configMapRef }: CABundleSourceWithDefaults, purpose: string): LoweredCaBundle {
  const path = `${podFolders.certificates}/${purpose}/ca.crt`;
  return { path, additions: configMapFile(fitted(`ca-${purpose}`), path, configMapRef) };
}
