import { fireEvent, screen, within } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { DocumentTab } from './document.tab.tsx'

prepareScreen()

const one = (id: string, name: string, folderId: string | null, more: object = {}) => ({
  id,
  version: 1,
  name,
  kind: 'plan',
  folderId,
  roles: [],
  currentVersion: 1,
  file: null,
  updatedAt: '2026-11-18T08:00:00+08:00',
  updatedBy: '郑浩然',
  ...more,
})
const tree = {
  canEdit: true,
  folders: [
    { id: 'f1', version: 1, name: '方案', parentId: null },
    { id: 'f2', version: 1, name: '归档', parentId: 'f1' },
  ],
  documents: [one('a', '策划方案', 'f1'), one('b', '首轮提案', 'f2', { roles: ['采购'] }), one('c', '总结', null)],
}

const serve = (canEdit: boolean) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result: { ...tree, canEdit } }))),
  )
beforeEach(() => useSession.setState({ profile: { permissions: [], isSuper: true } as never }))

const row = { id: 'p1', version: 1, actions: [] }
const names = (): (string | null)[] => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent)

it('documents of a folder are those in it and below it, each with whom it is for', async () => {
  serve(true)
  draw(<DocumentTab row={row} />)
  const nav = await screen.findByRole('navigation', { name: '文件夹' })
  expect(names()).toEqual(['策划方案', '首轮提案', '总结'])
  expect(screen.getByText('仅采购可见')).toBeTruthy()
  fireEvent.click(within(nav).getByRole('button', { name: /方案/ }))
  expect(names()).toEqual(['策划方案', '首轮提案'])
  fireEvent.click(within(nav).getByRole('button', { name: /归档/ }))
  expect(names()).toEqual(['首轮提案'])
})

it('documents of a project somebody may not change are read and nothing else', async () => {
  serve(false)
  draw(<DocumentTab row={row} />)
  expect(await screen.findByText('策划方案')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /上传文档|新版本|编辑|删除|新建文件夹/ })).toBeNull()
})
