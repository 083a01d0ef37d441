import { fireEvent, screen, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { tags } from '@srm/api/shared/fields'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import type { CatalogGroup } from './catalog.ts'
import { PermissionMatrix } from './matrix.tsx'

prepareScreen()

const meta = metaOf(tags('权限', 'Permissions', { max: 2000, length: 60 }))
const supplierArea = { name: 'Supplier', title: '供应商' }
const code = (name: string, title: string, templates: CatalogGroup['codes'][number]['templates'] = []) => ({
  code: name,
  title,
  templates,
})
const catalog: CatalogGroup[] = [
  {
    subject: 'supplier',
    title: '供应商',
    area: supplierArea,
    inMenu: true,
    scope: 'tenant',
    codes: [
      code('supplier:create', '新增供应商', ['buying']),
      code('supplier:list', '查询供应商', ['buying', 'reading']),
      code('supplier:show', '查看供应商', ['buying', 'reading']),
    ],
  },
  {
    subject: 'supplierMove',
    title: '供应商变更',
    area: supplierArea,
    inMenu: true,
    scope: 'tenant',
    codes: [code('supplierMove:decide', '审核变更'), code('supplierMove:list', '查询变更', ['reading'])],
  },
]
const duties = [{ left: 'supplier:create', right: 'supplierMove:decide', reason: '谁建的不能由谁批' }]

beforeEach(() => {
  useSession.setState({ profile: { permissions: [], isSuper: true } as never })
  vi.stubGlobal('fetch', (url: string) => {
    const result = String(url).includes('duties') ? duties : catalog
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result }), { status: 200 }))
  })
})

let held: readonly string[] = []
const Held = ({ first = [] }: { first?: readonly string[] }): ReactNode => {
  const [value, setValue] = useState<readonly string[]>(first)
  const change = (next: string[] | undefined): void => {
    held = next ?? []
    setValue(held)
  }
  return <PermissionMatrix meta={meta} value={value} onChange={change} />
}
const tick = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('permission matrix', () => {
  test('has objects as rows under their area and actions as columns, seeing being one tick for list and details', async () => {
    draw(<Held />)
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '对象',
      '查看',
      '新增',
      '修改',
      '删除',
      '导入',
      '导出',
      '其他',
    ])
    fireEvent.click(tick('查看 供应商'))
    expect(held).toEqual(['supplier:list', 'supplier:show'])
    fireEvent.click(tick('供应商的全部权限'))
    expect(held).toHaveLength(5)
  })

  test('begins from a template', async () => {
    draw(<Held first={['supplierMove:decide']} />)
    fireEvent.click(await screen.findByRole('button', { name: '只读' }))
    expect(held).toEqual(['supplier:list', 'supplier:show', 'supplierMove:list'])
  })

  test('is searched, and the arrow keys go down a column', async () => {
    draw(<Held />)
    await screen.findByRole('table')
    const first = tick('查看 供应商')
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(tick('查看 供应商变更'))
    fireEvent.change(screen.getByRole('textbox', { name: '搜索权限' }), { target: { value: '变更' } })
    expect(screen.queryByRole('checkbox', { name: '查看 供应商' })).toBeNull()
  })

  test('says when a rule keeps two of the ticked permissions apart', async () => {
    draw(<Held first={['supplier:create']} />)
    fireEvent.click(await screen.findByRole('checkbox', { name: '审核变更' }))
    expect(await screen.findByText(/“新增供应商”与“审核变更”不能由同一个人拥有（谁建的不能由谁批）/)).toBeDefined()
  })
})
