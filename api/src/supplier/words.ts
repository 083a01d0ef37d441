import { bool, choice, ref } from '../shared/fields.ts'

/** Fields several of a supplier's records have. */
export const ofSupplier = () => ref('供应商', 'Supplier', 'supplier')

export const inUse = () =>
  choice('状态', 'Status', [
    ['enabled', '启用', 'Enabled', 'green'],
    ['disabled', '停用', 'Disabled', 'grey'],
  ])

export const sexes = () =>
  choice('性别', 'Sex', [
    ['male', '男', 'Male'],
    ['female', '女', 'Female'],
  ])

export const flag = (zh: string, en: string) => bool(zh, en).default(false)

export const stages = (zh: string, en: string) =>
  choice(zh, en, [
    ['potential', '潜在', 'Potential', 'blue'],
    ['qualified', '合格', 'Qualified', 'green'],
    ['preferred', '优选', 'Preferred', 'green'],
    ['frozen', '冻结', 'Frozen', 'orange'],
    ['eliminated', '淘汰', 'Eliminated', 'grey'],
    ['blacklisted', '黑名单', 'Blacklisted', 'red'],
  ])
