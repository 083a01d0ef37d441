import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('userGroup', {
  title: { zh: '用户组', en: 'User groups' },
  create: { zh: '新增用户组', en: 'New user group' },
  edit: { zh: '编辑用户组', en: 'Edit user group' },
  'empty.title': { zh: '还没有用户组', en: 'No user groups yet' },
  'empty.hint': {
    zh: '把经常一起审批的人放进一个组，审批流里选组即可，换人时只改这里。',
    en: 'Put people who approve together into a group; flows name the group, and who is in it is changed here alone.',
  },
})
