import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('identity.menu', {
  title: { zh: '菜单管理', en: 'Menu' },
  note: {
    zh: '产品自带的菜单可以改名、排序、隐藏，升级后您的改动仍会保留',
    en: 'What came with the product can be renamed, sorted and hidden; upgrades keep your changes',
  },
  add: { zh: '新增目录', en: 'New directory' },
  addBelow: { zh: '新增菜单或链接', en: 'New page or link below' },
  edit: { zh: '编辑', en: 'Edit' },
  editTitle: { zh: '编辑“{{name}}”', en: 'Edit “{{name}}”' },
  newTitle: { zh: '新增菜单', en: 'New menu entry' },
  hide: { zh: '隐藏', en: 'Hide' },
  show: { zh: '显示', en: 'Show' },
  reset: { zh: '恢复默认', en: 'Restore the default' },
  restored: { zh: '已恢复默认', en: 'The default is back' },
  removed: { zh: '菜单已删除', en: 'The entry was deleted' },
  saved: { zh: '已保存，刷新页面后生效', en: 'Saved. Reload the page to see it.' },
  hidden: { zh: '隐藏', en: 'Hidden' },
  changed: { zh: '已修改', en: 'Changed' },
  own: { zh: '自定义', en: 'Own' },
  'empty.title': { zh: '没有菜单', en: 'No menu entries' },
  'empty.hint': {
    zh: '新增目录或链接，同事就能在左侧看到。',
    en: 'Add a directory or a link and colleagues see it on the left.',
  },
  'group.main': { zh: '路由', en: 'Route' },
  'group.look': { zh: '显示', en: 'Look' },
  'group.behaviour': { zh: '行为', en: 'Behaviour' },
})
