import { User } from '@srm/api/identity'
import { store } from '#kernel/records/store.ts'

const actions = {
  active: ['update', 'resetPassword', 'handOver'],
  disabled: ['update', 'resetPassword', 'handOver', 'delete'],
  left: ['update'],
}

export const users = store(User, { allows: ({ status }) => actions[status] })
