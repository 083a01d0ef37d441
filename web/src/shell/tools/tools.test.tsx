import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Profile } from '@srm/api/identity'
import { beforeEach, describe, expect, test } from 'vitest'
import { useMembership } from '@/lib/session/membership.ts'
import { changeTheme, restoreTheme } from '@/lib/settings.ts'
import { colors, type Theme } from '@/lib/theme/theme-settings.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { AvatarCard } from './avatar.card.tsx'
import { otherColor } from './floating.tsx'
import { ToolBar } from './tool-bar.tsx'
import { ToolsOverPage } from './tools.tsx'

prepareScreen()
beforeEach(() => restoreTheme())

const userInfo: Profile['userInfo'] = {
  userId: '01a1de70-0000-7000-8000-000000000001',
  username: '周敏',
  avatar: '',
  onlyKey: 'K',
  dept: { name: '总经办' },
  role: { name: '总经理' },
  isSuper: true,
  apply: { companyName: '上海云舟', outDate: '2027-11-15T00:00:00+08:00', purchaseLog: null },
  membershipRights: { title: '专业版' },
  versionNumber: '1',
}

const profileWith = (more: Partial<Profile['userInfo']> = {}): Profile => ({
  id: '1',
  displayName: '周敏',
  avatar: '',
  applyId: '2',
  closedByPlan: {},
  permissions: ['ourCompany:list'],
  roles: [],
  isSuper: true,
  department: null,
  company: '上海云舟',
  companyCode: 'YUNZHO',
  uploadLimit: 2_097_152,
  watermark: false,
  mobile: null,
  email: null,
  post: null,
  feishuBound: false,
  mustChangePassword: false,
  readOnly: false,
  seeingAs: null,
  feedbackShow: '1',
  userInfo: { ...userInfo, ...more },
})

const card = (more: Partial<Profile['userInfo']> = {}): void =>
  draw(<AvatarCard profile={profileWith(more)} close={() => undefined} />)

describe('the avatar menu', () => {
  test('shows name, department, role, badge, user ID, company and expiry as YYYY-MM-DD', () => {
    card()
    for (const text of ['周敏', '总经办 · 总经理', '超级管理员', userInfo.userId, '上海云舟', '有效期至 2027-11-15'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  })

  test('leads to the account centre in a new tab', () => {
    card()
    const link = screen.getByRole('link', { name: /用户中心/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['#/account/accountCenter', '_blank'])
  })

  test('renewing opens the plans', () => {
    card()
    fireEvent.click(screen.getByRole('button', { name: '续费' }))
    expect(useMembership.getState().choosing).toBe(true)
  })

  test('has no badge for somebody who is not a super administrator', () => {
    card({ isSuper: false })
    expect(screen.queryByText('超级管理员')).toBeNull()
  })

  test('has no membership card when the title equals 1', () => {
    card({ membershipRights: { title: '1' } })
    expect(screen.queryByRole('region', { name: '会员' })).toBeNull()
    expect(screen.queryByRole('button', { name: '续费' })).toBeNull()
    expect(screen.getByText('上海云舟')).toBeTruthy()
  })

  test('offers only logout to users without a userId', () => {
    card({ userId: '' })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['退出登录'])
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText('周敏')).toBeNull()
  })
})

const toggles: readonly (readonly [keyof Theme, string])[] = [
  ['showRefresh', '刷新'],
  ['showFullScreen', '全屏'],
  ['showLock', '锁定屏幕'],
  ['showLanguage', 'Switch to English'],
  ['showDark', '切换到深色模式'],
  ['showTheme', '主题配置'],
  ['showColorPicker', '选择颜色'],
]

describe('the tools', () => {
  test.each(toggles)('%s moves %s between the avatar menu and the header', (name, label) => {
    draw(
      <>
        <header>
          <ToolBar />
        </header>
        <AvatarCard profile={profileWith()} close={() => undefined} />
      </>,
    )
    const header = within(screen.getByRole('banner'))
    expect(header.queryByRole('button', { name: label })).toBeNull()
    expect(screen.getByRole('button', { name: label })).toBeTruthy()
    act(() => changeTheme({ [name]: true }))
    expect(header.getByRole('button', { name: label })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: label })).toHaveLength(1)
    act(() => changeTheme({ [name]: false }))
    expect(header.queryByRole('button', { name: label })).toBeNull()
  })

  test('the header holds no tool until it is put there', () => {
    draw(<ToolBar />)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('the technology theme has no colour to choose', () => {
    changeTheme({ themeName: 'technology', showColorPicker: true })
    draw(<ToolBar />)
    card()
    expect(screen.queryByRole('button', { name: '选择颜色' })).toBeNull()
  })

  test('/goods/posterDesign hides the dark toggle and the theme options', () => {
    for (const showDark of [true, false]) {
      changeTheme({ showDark, showTheme: showDark, showColorPicker: showDark })
      draw(<ToolBar />, '/goods/posterDesign')
      draw(<AvatarCard profile={profileWith()} close={() => undefined} />, '/goods/posterDesign')
    }
    for (const label of ['切换到深色模式', '主题配置', '选择颜色'])
      expect(screen.queryByRole('button', { name: label })).toBeNull()
    expect(screen.getAllByRole('button', { name: '刷新' }).length).toBeGreaterThan(0)
  })

  test('the watermark is over the page when the company says so, whatever the person chose', async () => {
    const mark = (): Element | null => document.querySelector('[data-watermark]')
    await act(async () => draw(<ToolsOverPage profile={profileWith()} />))
    expect(mark()).toBeNull()
    cleanup()
    await act(async () => draw(<ToolsOverPage profile={{ ...profileWith(), watermark: true }} />))
    await waitFor(() => expect(mark()?.getAttribute('data-watermark')).toContain('周敏'))
  })

  test('a random skin is another preset than the one worn', () => {
    for (const chance of [0, 0.5, 0.999]) {
      const next = otherColor('#4e88f3', chance)
      expect(next).not.toBe('#4e88f3')
      expect(colors).toContain(next)
    }
  })
})
