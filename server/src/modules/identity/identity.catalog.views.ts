import type { Ctx } from '#kernel/ctx.ts'
import { allPermissions, permissionTitles } from '#kernel/permissions.ts'
import { subjectOf } from '#kernel/records/subjects.ts'

const known: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  user: ['员工', 'Employees'],
  department: ['部门', 'Departments'],
  role: ['角色', 'Roles'],
  menu: ['菜单', 'Menu'],
  apiKey: ['开放接口', 'Open API'],
  log: ['日志', 'Logs'],
  apply: ['企业信息', 'Company'],
  selOption: ['字典', 'Dictionaries'],
  sms: ['短信', 'SMS'],
  job: ['后台任务', 'Jobs'],
  record: ['记录', 'Records'],
}
const withoutEndpoint: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  export: ['导出', 'Export'],
  import: ['导入', 'Import'],
  assign: ['替他人填写', "Write in another's name"],
}

/** Every permission code with words for it, by what it belongs to. */
export const permissionCatalog = ({ language }: Ctx) => {
  const say = ([zh, en]: readonly [zh: string, en: string]): string => (language === 'en' ? en : zh)
  const titles = permissionTitles(language)
  const titleOf = (code: string): string => {
    const words = withoutEndpoint[code.split(':')[1] ?? '']
    return titles.get(code) ?? (words ? say(words) : code)
  }
  const subjectTitle = (subject: string): string =>
    subjectOf(subject)?.record.label[language] ?? (known[subject] ? say(known[subject]) : subject)
  const groups = Map.groupBy(allPermissions(), (code) => code.split(':')[0] ?? '')
  return [...groups].map(([subject, codes]) => ({
    subject,
    title: subjectTitle(subject),
    codes: codes.map((code) => ({ code, title: titleOf(code) })),
  }))
}
