import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const publishing = [...readingAndExport, 'create', 'update', 'delete', 'publish', 'withdraw']

export const grants: Grants = {
  announcement: { GM: publishing, ADMIN: publishing, AUDIT: reading },
  smsTemplate: { ADMIN: ['list', 'update'] },
  smsLog: { ADMIN: ['list'] },
  sms: { ADMIN: ['test'] },
}
