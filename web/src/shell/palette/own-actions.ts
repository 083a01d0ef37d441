import { GlobalOutlined, IdcardOutlined, LogoutOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { Action } from '@/lib/module.ts'
import { language, setLanguage } from '@/lib/i18n.ts'
import { setMode, useSettings } from '@/lib/settings.ts'
import { signOut } from '@/lib/sign-out.ts'

const both = (zh: string, en: string) => ({ zh, en })

/** What the frame itself can do; modules bring theirs. */
export const ownActions = (dark: boolean): readonly Action[] => [
  {
    key: 'language',
    title: both('切换到英文', '切换到中文'),
    icon: GlobalOutlined,
    run: () => setLanguage(language() === 'en' ? 'zh' : 'en'),
  },
  {
    key: 'dark',
    title: dark ? both('切换到明亮模式', 'Switch to light mode') : both('切换到暗黑模式', 'Switch to dark mode'),
    icon: dark ? SunOutlined : MoonOutlined,
    run: () => setMode(useSettings.getState().mode === 'dark' ? 'light' : 'dark'),
  },
  { key: 'account', title: both('用户中心', 'Account centre'), icon: IdcardOutlined, to: '/account/accountCenter' },
  { key: 'signOut', title: both('退出登录', 'Sign out'), icon: LogoutOutlined, run: () => signOut() },
]
