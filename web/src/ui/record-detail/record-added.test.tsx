import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { crud } from '@srm/api/shared/crud'
import { optional } from '@srm/api/shared/field-meta'
import { text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { useSession } from '@/lib/session/session.ts'
import { placeContributions, type RecordContribution } from '../record-contributions.ts'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { RecordDetail } from './record-detail.tsx'

const Crate = record({
  name: 'crate',
  table: 'crate',
  label: label('箱子', 'Crate'),
  fields: {
    name: text('名称', 'Name'),
    note: optional(text('备注', 'Remark')),
    place: optional(text('存放处', 'Place')),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'note', 'place'],
  sort: ['code'],
  defaultSort: '-code',
  scope: 'tenant',
})
const paths = { list: '/crate', create: '/crate/edit', edit: () => '/crate/edit', detail: () => '/crate/detail' }

const loaded: string[] = []
const part = (key: string, more: Partial<RecordContribution> = {}): RecordContribution => ({
  subject: 'crate',
  key,
  title: label(key, key),
  load: async () => {
    loaded.push(key)
    return ({ row }) => `${key} of ${row.id}`
  },
  ...more,
})

placeContributions({
  recordTabs: [
    part('late tab', { order: 80 }),
    part('tab'),
    part('secret tab', { permission: 'crate:secret' }),
    part('other tab', { subject: 'barrel' }),
  ],
  recordAmounts: [],
  recordFigures: [part('figure')],
  recordActions: [part('button')],
  recordBanners: [part('banner'), part('secret banner', { permission: 'crate:secret' })],
  documentAsides: [],
})

prepareScreen()
beforeEach(() => {
  useSession.setState({ profile: { permissions: ['crate:show'], isSuper: false } as never })
  const row = { id: '7', version: 1, actions: [], code: 'C-7', name: '箱子七', note: null, place: '二号库' }
  const answer = () => new Response(JSON.stringify({ code: 200, message: '', result: row }), { status: 200 })
  // Only the record answers: parts that modules loaded by other tests put around it wait and show nothing.
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/crate/show/') ? Promise.resolve(answer()) : Promise.withResolvers<Response>().promise,
  )
})

const show = (path = '/crate/detail?id=7'): void => {
  const own = [
    { key: 'own', title: 'own tab', content: 'own' },
    { key: 'last', title: 'last tab', content: 'last', order: 90 },
  ]
  draw(
    <RecordDetail
      record={Crate}
      calls={crud(Crate)}
      paths={paths}
      summary={['name']}
      sections={[{ title: 'facts', fields: ['name', 'note', 'place'] }]}
      related={() => own}
    />,
    path,
  )
}

test('record page shows what other modules add, in order, for those who may see it', async () => {
  show()
  expect(await screen.findByText('banner of 7')).toBeTruthy()
  expect(await screen.findByText('figure of 7')).toBeTruthy()
  expect(await screen.findByText('button of 7')).toBeTruthy()
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs.slice(1)).toEqual(['own tab', 'tab', 'late tab', 'last tab'])
  expect(screen.queryByText('secret banner of 7')).toBeNull()
})

test('record page begins with its facts when its address names a tab there is not', async () => {
  show('/crate/detail?id=7&tab=gone')
  await screen.findByText('banner of 7')
  expect(screen.getByRole('tab', { name: '详细信息', selected: true })).toBeTruthy()
})

test('record page loads a contributed tab only when it is opened', async () => {
  show()
  await screen.findByText('banner of 7')
  expect(loaded).not.toContain('tab')
  screen.getByRole('tab', { name: 'tab' }).click()
  expect(await screen.findByText('tab of 7')).toBeTruthy()
})

test('record page folds what is empty and shows it to whoever asks', async () => {
  show()
  expect(await screen.findByText('二号库')).toBeTruthy()
  expect(screen.queryByText('备注')).toBeNull()
  const fold = screen.getByRole('button', { name: '显示 1 个空字段' })
  fireEvent.click(fold)
  expect(await screen.findByText('备注')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '收起空字段' }))
  await waitFor(() => expect(screen.queryByText('备注')).toBeNull())
})
