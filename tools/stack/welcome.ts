const lines = (site: string, api: string): readonly string[] => [
  '云采 SRM 已启动  ·  Yuncai SRM is running',
  '',
  `打开 Open      ${site}`,
  '登录 Sign in   登录页列出演示人员，选择「周敏」即可以管理员身份进入',
  '               the sign-in page lists demo people; choose 周敏 to enter as administrator',
  `接口 API       ${api}`,
  '停止 Stop      Ctrl-C',
]

/** Chinese characters take two columns of a terminal. */
const columns = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)

export const welcome = (site: string, api: string): string => {
  const inside = lines(site, api)
  const width = Math.max(...inside.map(columns))
  const row = (text: string): string => `│ ${text}${' '.repeat(width - columns(text))} │`
  return [`┌${'─'.repeat(width + 2)}┐`, ...inside.map(row), `└${'─'.repeat(width + 2)}┘`].join('\n')
}
