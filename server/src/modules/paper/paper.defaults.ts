import { label, type Label } from '@srm/api/shared/label'
import type { Grants } from '#kernel/grants.ts'

export const grants: Grants = {
  paperTemplate: { ADMIN: ['list', 'create', 'delete'] },
}

export const permissions: Readonly<Record<string, Label>> = {
  paperTemplate: label('Word 模板', 'Word templates'),
}
