import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { choice, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { useListState } from './use-list-state.ts'

const Thing = record({
  name: 'thing',
  table: 'thing',
  label: label('物品', 'Things'),
  fields: { name: text('名称', 'Name'), status: choice('状态', 'Status', [['on', '启用', 'On', 'green']]) },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'status'],
  sort: ['code'],
  defaultSort: '-code',
  scope: 'tenant',
})

const view = { id: 'v1', state: 'keyword=yun&density=compact' }
let list: ReturnType<typeof useListState>

const Probe = (): ReactNode => {
  const { search } = useLocation()
  const found = useListState(Thing)
  return (
    <button
      type="button"
      onClick={() => {
        list = found
      }}
    >
      {search}
    </button>
  )
}

const show = (path: string): void => draw(<Probe />, path)
const now = (): string => {
  fireEvent.click(screen.getByRole('button'))
  return decodeURIComponent(screen.getByRole('button').textContent)
}
const does = (work: () => void): string => {
  now()
  act(work)
  return now()
}

prepareScreen()
beforeEach(() => {
  vi.stubGlobal('localStorage', window.localStorage)
  window.localStorage.clear()
  useSession.setState({ profile: { id: 'me', permissions: [], isSuper: true } as never })
})

test('a change starts at the first page, turning a page keeps the rest', () => {
  show('/?page=3&keyword=a')
  expect(does(() => list.change({ keyword: 'b' }))).toBe('?keyword=b')
  expect(does(() => list.change({ page: 2 }))).toBe('?keyword=b&page=2')
})

test('the look one chose comes back with an empty address, and with it alone', () => {
  show('/')
  expect(does(() => list.change({ density: 'compact', columns: [{ name: 'name' }] }))).toContain('density=compact')
  show('/?keyword=x')
  expect(screen.getAllByRole('button').at(-1)?.textContent).toBe('?keyword=x')
  show('/')
  expect(screen.getAllByRole('button').at(-1)?.textContent).toBe('?density=compact&columns=name')
})

test('the default view fills an empty address, once known and from then on', () => {
  show('/')
  expect(does(() => list.settleDefault(view))).toBe('?view=v1&keyword=yun&density=compact')
  expect(does(() => list.openView(undefined))).toBe('?view=all')
})

test('the default view changes nothing that somebody asked for', () => {
  show('/?keyword=mine')
  expect(does(() => list.settleDefault(view))).toBe('?keyword=mine')
})
