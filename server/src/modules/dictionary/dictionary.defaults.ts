import type { Grants } from '#kernel/grants.ts'

const choosing = ['list']

export const grants: Grants = {
  selOption: {
    GM: choosing,
    DEPT: choosing,
    PM: choosing,
    BUYER: choosing,
    SALES: choosing,
    FINANCE: choosing,
    ADMIN: ['list', 'create', 'update', 'delete'],
    STAFF: choosing,
    AUDIT: choosing,
  },
  numberRule: { GM: ['list'], ADMIN: ['list', 'update'], AUDIT: ['list'] },
  classify: { DEPT: ['create', 'update', 'delete'], BUYER: ['create', 'update', 'delete'] },
}
