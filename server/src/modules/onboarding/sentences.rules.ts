import { label, type Label } from '@srm/api/shared/label'

export const sentences = {
  applied: label('{{name}} 提交了准入申请', '{{name}} applied to become a supplier'),
  mended: label('{{name}} 已补正准入申请', '{{name}} mended the application'),
  updated: label('供应商已提交更新：{{name}}', 'The supplier sent an update: {{name}}'),
} as const satisfies Readonly<Record<string, Label>>
