import type { FieldMeta } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { Exchange } from '#kernel/module.ts'
import { importTables, linkOf, type Column, type Table } from '../values/columns.rules.ts'
import { boolWords } from '../values/kinds.rules.ts'
import { optionsOf } from '../values/names.views.ts'
import { subjectFor } from '../run.service.ts'
import { writeTemplate, type TemplateColumn } from '../book/workbook.service.ts'

const several = label('多个用“、”隔开', 'Separate several with 、')
const byName = label('填写名称；同名时写成 名称 (编号)', 'By name; when several share it, name (code)')
const kindNotes: Partial<Record<FieldMeta['kind'], Label>> = {
  code: label(
    '留空自动编号；填写已有编号表示更新该记录',
    'Left blank it is numbered; an existing code means that record',
  ),
  money: label('数字，最多两位小数', 'A number with at most two decimals'),
  quantity: label('数字', 'A number'),
  percent: label('百分数，如 12.5%', 'A percentage such as 12.5%'),
  integer: label('整数', 'A whole number'),
  date: label('如 2026-01-31', 'Such as 2026-01-31'),
  dateTime: label('如 2026-01-31 09:30', 'Such as 2026-01-31 09:30'),
  dateRange: label('如 2026-01-01 ~ 2026-12-31', 'Such as 2026-01-01 ~ 2026-12-31'),
  bool: label('是 或 否', 'Yes or No'),
  choice: label('从列表中选择', 'Choose from the list'),
  dict: label('从列表中选择', 'Choose from the list'),
  multiDict: several,
  tags: several,
  refs: several,
  persons: several,
  ref: byName,
  person: byName,
  department: byName,
  region: label('如 上海市/浦东新区，或 6 位代码 310115', 'A path of names or a six-digit code such as 310115'),
  location: label('地址，知道坐标时写 地址 (纬度,经度)', 'An address, or address (latitude,longitude)'),
  bankAccount: label('请以文本填写，避免丢失末尾数字', 'As text, so that no digit is lost'),
  creditCode: label('18 位', '18 characters'),
  mobile: label('11 位手机号', 'Eleven digits'),
  attachments: label('文件名#文件标识', 'name#id'),
  images: label('文件名#文件标识', 'name#id'),
}
const required = label('必填', 'Required')
const longest = label('最多', 'At most')
const blank = label('更新时留空表示不修改', 'Left blank, an update keeps what is there')
const linkNote = label('所属记录的编号，或它在第一张表中的行号', "The record's code, or its row on the first sheet")

const formats: Partial<Record<FieldMeta['kind'], string>> = {
  money: '#,##0.00',
  quantity: '#,##0.####',
  percent: '0.00%',
  integer: '0',
  date: 'yyyy-mm-dd',
  dateTime: 'yyyy-mm-dd hh:mm:ss',
}

type Options = ReadonlyMap<string, readonly string[]>

const choicesOf = (
  { kind, choices = [], of = '' }: FieldMeta,
  { language }: Ctx,
  options: Options,
): readonly string[] => {
  if (kind === 'choice') return choices.map(({ label: text }) => text[language])
  if (kind === 'bool') return boolWords[language]
  return kind === 'dict' ? (options.get(of) ?? []) : []
}

const isText = ({ kind }: FieldMeta): boolean => ['text', 'longText', 'url', 'email'].includes(kind)

const columnOf = (column: Column, ctx: Ctx, options: Options): TemplateColumn => {
  const { meta, heading } = column
  const say = (text: Label | undefined) => text?.[ctx.language] ?? ''
  const limit = isText(meta) && meta.max ? `${say(longest)} ${meta.max}` : ''
  return {
    heading: heading[ctx.language],
    required: column.required,
    note: [column.required ? say(required) : say(blank), say(kindNotes[meta.kind]), limit].filter(Boolean).join('\n'),
    format: formats[meta.kind] ?? '@',
    options: choicesOf(meta, ctx, options),
  }
}

const sheetOf = (table: Table, ctx: Ctx, options: Options) => ({
  name: table.name[ctx.language],
  columns: [
    ...(table.key === ''
      ? []
      : [{ heading: linkOf(ctx.language), required: true, note: linkNote[ctx.language], format: '@' }]),
    ...table.columns.map((column) => columnOf(column, ctx, options)),
  ],
})

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const fileName = { zh: '导入模板', en: 'import template' } as const

export const sendTemplate = async (ctx: Ctx, name: string, { reply }: Pick<Exchange, 'reply'>): Promise<void> => {
  const { record } = subjectFor(ctx, name, 'import')
  const tables = importTables(record)
  const dicts = tables.flatMap(({ columns }) =>
    columns.flatMap(({ meta }) => (meta.kind === 'dict' ? [meta.of ?? ''] : [])),
  )
  const options = new Map<string, string[]>()
  for (const option of await optionsOf(ctx, [...new Set(dicts)]))
    if (option.status === 'enabled') options.set(option.type, [...(options.get(option.type) ?? []), option.name])
  const content = await writeTemplate(tables.map((table) => sheetOf(table, ctx, options)))
  const called = encodeURIComponent(`${record.label[ctx.language]}-${fileName[ctx.language]}.xlsx`)
  void reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${called}`)
    .send(Buffer.from(content))
}
