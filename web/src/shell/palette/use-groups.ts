import {
  FileTextOutlined,
  SearchOutlined,
  GlobalOutlined,
  IdcardOutlined,
  LockOutlined,
  LogoutOutlined,
  MoonOutlined,
  SunOutlined,
} from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '@/lib/session/can.tsx'
import { useLabel, language, setLanguage } from '@/lib/i18n.ts'
import type { FoundKind, Action } from '@/lib/module/module.ts'
import { lockScreen } from '@/lib/session/lock.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useSettings, setMode } from '@/lib/settings.ts'
import { useMenu } from '../menu/menu-context.ts'
import { breadcrumb } from '../menu/menu-model.ts'
import { modules } from '../modules.ts'
import { iconAt, labelOf } from '../pages.tsx'
import type { Group, Item } from './item.ts'
import { matchOf } from './match.ts'
import { identityPages } from '@srm/api/identity/pages'
import { signOut } from '@/lib/session/sign-out.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { usePaletteText } from '../shell.texts.ts'
import { recentChoices } from './recent.ts'

const { account } = identityPages
const both = (zh: string, en: string) => ({ zh, en })

/** What the frame itself can do; modules bring theirs. */
const ownActions = (dark: boolean): readonly Action[] => [
  {
    key: 'language',
    title: both('切换到英文', '切换到中文'),
    icon: GlobalOutlined,
    run: () => setLanguage(language() === 'en' ? 'zh' : 'en'),
  },
  {
    key: 'dark',
    title: dark ? both('切换到浅色模式', 'Switch to light mode') : both('切换到深色模式', 'Switch to dark mode'),
    icon: dark ? SunOutlined : MoonOutlined,
    run: () => setMode(useSettings.getState().mode === 'dark' ? 'light' : 'dark'),
  },
  { key: 'lock', title: both('锁定屏幕', 'Lock the screen'), icon: LockOutlined, run: lockScreen },
  { key: 'account', title: account.title, icon: IdcardOutlined, to: account.path },
  { key: 'signOut', title: both('退出登录', 'Sign out'), icon: LogoutOutlined, run: () => signOut() },
]

const find = modules.find((module) => module.find)?.find

const usePages = (): Item[] => {
  const menu = useMenu()
  const say = useLabel()
  return menu.leaves
    .filter(({ external }) => !external)
    .map(({ path, meta }) => ({
      key: `page:${path}`,
      title: say(labelOf(meta.title)),
      note: breadcrumb(menu, path)
        .slice(0, -1)
        .map(({ meta: above }) => say(labelOf(above.title)))
        .join(' / '),
      icon: iconAt(path) ?? FileTextOutlined,
      to: path,
    }))
}

const useActions = (): Item[] => {
  const say = useLabel()
  const may = useCan()
  const t = usePaletteText()
  const dark = useSettings(({ mode }) => mode) === 'dark'
  return [...modules.flatMap(({ actions }) => actions), ...ownActions(dark)]
    .filter(({ permission }) => permission === undefined || may(permission))
    .map(({ key, title, icon, to, run }) => ({
      key: `act:${key}`,
      title: say(title),
      note: t('action'),
      icon,
      to,
      run,
    }))
}

/** Where more of a kind are listed. */
const listOf = (subject: string): string | undefined =>
  modules.flatMap(({ pages }) => pages).find((page) => page.subject === subject)?.parent?.path

const recordItems = ({ subject, items }: FoundKind, kind: string): Item[] =>
  items.map(({ id, code, name }) => ({
    key: `rec:${subject}:${id}`,
    title: name,
    note: [kind, code].join(' · '),
    icon: FileTextOutlined,
    to: recordPath(subject, id),
  }))

const useRecords = (typed: string): { groups: Group[]; waiting: boolean } => {
  const say = useLabel()
  const t = usePaletteText()
  const keyword = useDebounced(typed)
  const asked = find !== undefined && keyword !== ''
  const { data, isFetching } = useQuery({
    queryKey: ['record', 'palette', keyword],
    queryFn: async ({ signal }) => (await find?.(keyword, signal)) ?? [],
    enabled: asked,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const groups = (typed === '' ? [] : (data ?? [])).map((found): Group => {
    const kind = say(found.label)
    const list = listOf(found.subject)
    const all: Item = {
      key: `all:${found.subject}`,
      title: t('more', { kind }),
      note: typed,
      icon: SearchOutlined,
      to: `${list ?? ''}?keyword=${encodeURIComponent(typed)}`,
    }
    const items = recordItems(found, kind).filter(({ to }) => to !== undefined)
    return { key: found.subject, title: kind, items: found.more && list ? [...items, all] : items }
  })
  return { groups, waiting: typed !== '' && (isFetching || keyword !== typed) }
}

const matching = (items: readonly Item[], keyword: string, most: number): Item[] =>
  items
    .flatMap((item) => {
      const rank = matchOf(item.title, keyword)?.rank
      return rank === undefined ? [] : [{ item, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ item }) => item)

/** What was chosen lately and can still be chosen; its words are today's. */
const recentOf = (known: readonly Item[]): Item[] => {
  const byKey = new Map(known.map((item) => [item.key, item]))
  return recentChoices().flatMap((choice) => {
    const same = byKey.get(choice.key)
    if (same) return [same]
    return choice.key.startsWith('rec:') ? [{ ...choice, icon: FileTextOutlined }] : []
  })
}

/** Everything that can be chosen for what is typed, in groups, none of them empty. */
export const useGroups = (typed: string): { groups: Group[]; waiting: boolean } => {
  const t = usePaletteText()
  // Never a step behind the box: Enter takes what stands first for what was typed.
  const keyword = typed.trim()
  const pages = usePages()
  const actions = useActions()
  const [recent] = useState(() => recentOf([...pages, ...actions]))
  const records = useRecords(keyword)
  const groups: Group[] =
    keyword === ''
      ? [
          { key: 'recent', title: t('recent'), items: recent },
          { key: 'actions', title: t('actions'), items: actions },
          { key: 'pages', title: t('pages'), items: pages },
        ]
      : [
          { key: 'pages', title: t('pages'), items: matching(pages, keyword, 6) },
          ...records.groups,
          { key: 'actions', title: t('actions'), items: matching(actions, keyword, 6) },
        ]
  return { groups: withoutTwins(groups), waiting: records.waiting }
}

/** The same is offered once, where it stands first. */
const withoutTwins = (groups: readonly Group[]): Group[] => {
  const seen = new Set<string>()
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ key }) => !seen.has(key) && seen.add(key)),
    }))
    .filter(({ items }) => items.length > 0)
}
