import { screen } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import type { CatalogGroup } from './catalog.ts'
import { SharedNote } from './shared-note.tsx'

prepareScreen()

const group = (subject: string, title: string, scope: CatalogGroup['scope'], inMenu = true): CatalogGroup => ({
  subject,
  title,
  scope,
  inMenu,
  area: { name: 'Supplier', title: '供应商' },
  codes: [],
})
const catalog = [
  group('application', '申请单', 'owner'),
  group('supplier', '供应商', 'tenant'),
  group('hotel', '酒店', 'tenant'),
  group('supplierContact', '联系人', 'tenant', false),
  group('finder', '找场地', null),
]

beforeEach(() => {
  useSession.setState({ profile: { permissions: [], isSuper: true } as never })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 200, result: catalog }), { status: 200 })),
  )
})

test('the role page says which kinds of records the data scope limits and which everybody shares', async () => {
  draw(<SharedNote />)
  expect(await screen.findByText('数据范围限制 1 类单据，另有 2 类全公司共享')).toBeDefined()
  expect(screen.getByText('数据范围限制的是申请单。')).toBeDefined()
  expect(screen.getByText('供应商、酒店为全公司共享，不受数据范围限制')).toBeDefined()
})
