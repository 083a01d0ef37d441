import { Role } from '@srm/api/identity'
import { store } from '#kernel/records/store.ts'

export const roles = store(Role, {
  allows: (row) =>
    row.kind === 'builtin' ? ['copy', 'assign', 'seeAs'] : ['update', 'delete', 'copy', 'assign', 'seeAs'],
})
