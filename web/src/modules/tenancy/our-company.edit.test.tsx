import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import OurCompanyEdit from './our-company.edit.page.tsx'
import { paths } from './our-company.paths.ts'

prepareScreen()

const id = '0199a000-0000-7000-8000-000000000001'

const openAs = (permissions: readonly string[], actions: readonly string[]): void => {
  useSession.setState({ profile: { permissions, isSuper: false } as never })
  const result = { id, version: 3, actions, code: 'GS001', name: '上海云舟会展服务有限公司' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result }))))
  draw(<OurCompanyEdit />, paths.edit(id))
}

test('whoever may change companies is told that this one cannot be changed now, and led to it', async () => {
  openAs(['ourCompany:show', 'ourCompany:update'], ['comment'])
  expect(await screen.findByText('现在不能修改')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe(paths.detail(id))
  expect(screen.queryByText('没有权限')).toBeNull()
})

test('whoever may not change any is told that it is a matter of permission', async () => {
  openAs(['ourCompany:show'], ['comment'])
  expect(await screen.findByText('没有权限')).toBeTruthy()
})
