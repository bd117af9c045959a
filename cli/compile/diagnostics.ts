import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const overriddenLabel = defineDiagnostic<{ title: string; label: string; own: string; given: string }>({
  code: 'labels/overridden',
  severity: 'warning',
  stage: 'write',
  summary: 'A label for all objects that an object sets to another value itself. The one for all wins.',
  message: ({ title, label, own, given }) =>
    `${title} sets the label ${label} to "${own}", and "${given}" is written for all`,
  hint: ({ label }) => `remove it here, or give no ${label} with --label or in svc.yaml`,
});
