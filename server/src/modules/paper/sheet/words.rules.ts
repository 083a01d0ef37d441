import { label, type Label, type Language } from '@srm/api/shared/label'

/** What stands on every sheet beside the record's own words. */
const texts = {
  yes: label('是', 'Yes'),
  no: label('否', 'No'),
  list: label('、', ', '),
  total: label('合计', 'Total'),
  capitals: label('大写：', 'In words: '),
  trail: label('审批记录', 'Decisions'),
  step: label('节点', 'Step'),
  who: label('处理人', 'By'),
  result: label('结果', 'Result'),
  opinion: label('意见', 'Opinion'),
  at: label('时间', 'Time'),
  number: label('序号', 'No.'),
  status: label('状态', 'Status'),
  scan: label('扫码查看', 'Scan to open'),
  made: label('导出于', 'exported at'),
} as const satisfies Readonly<Record<string, Label>>

type PaperWord = keyof typeof texts

export const say = (language: Language, word: PaperWord): string => texts[word][language]

export const pageOf = (language: Language, page: number, count: number): string =>
  language === 'zh' ? `第 ${page} 页，共 ${count} 页` : `Page ${page} of ${count}`
