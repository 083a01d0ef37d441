// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { label } from '@srm/api/shared/label'
import { recordPages } from '@srm/api/shared/pages'
import { noTabs, visit } from '@/lib/tabs/tab-list.ts'
import { menuModel } from '../menu/menu-model.ts'
import { titleAt } from '../pages.tsx'
import { nameOf } from './tab-name.ts'

const menu = menuModel([], () => true)
const nameAt = (pathname: string, search: string): string => {
  const { tabs } = visit(noTabs, { pathname, search, hash: '', state: null, key: 'x' })
  return tabs[0] ? nameOf(tabs[0], menu, ({ zh }) => zh) : ''
}

test('tab of a form says whether a record is made or changed', () => {
  expect(nameAt('/supplier/supplierEdit', '')).toBe('新增供应商')
  expect(nameAt('/supplier/supplierEdit', '?id=7')).toBe('编辑供应商')
  expect(nameAt('/approval/application/edit', '')).toBe('新建申请')
})

test('breadcrumb calls a form by the same words', () => {
  expect(titleAt({ pathname: '/supplier/supplierEdit', search: '' }, menu).en).toBe('New supplier')
  expect(titleAt({ pathname: '/supplier/supplierEdit', search: '?id=7' }, menu).en).toBe('Edit supplier')
})

test('every form of a record has a name for a new one', () => {
  const { edit } = recordPages({ subject: 'crate', path: '/crate', noun: label('箱子', 'Crate') })
  expect(edit).toMatchObject({ createTitle: label('新增箱子', 'New crate') })
})
