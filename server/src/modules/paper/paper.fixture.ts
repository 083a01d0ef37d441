import { archive, type Part } from '#modules/transfer/index.ts'
import type { Sheet } from './sheet/sheet.rules.ts'

const things = ['会议室租赁', '同声传译设备', '主背景板搭建', '茶歇（含水果与点心）', '摄影摄像', '接送机商务车']

/** A document with many lines, as a purchase order has them. */
export const aSheet = (lines: number, more: Partial<Sheet> = {}): Sheet => ({
  language: 'zh',
  company: '上海远帆会务有限公司',
  kind: '采购单',
  title: '2026 年度供应商大会会务采购',
  code: 'CG-202611-0042',
  mark: null,
  facts: [
    { label: '供应商', text: '杭州西溪会展服务有限公司', wide: false, capitals: '' },
    { label: '金额', text: '￥1,234,567.89', wide: false, capitals: '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分' },
    { label: '申请人', text: '王晓', wide: false, capitals: '' },
    { label: '需用日期', text: '2026-12-18', wide: false, capitals: '' },
    {
      label: '说明',
      text: '大会为期两天，含一场晚宴。\n搭建须在前一日 22:00 前完成，撤场不迟于次日 12:00。',
      wide: true,
      capitals: '',
    },
  ],
  tables: [
    {
      title: '采购明细',
      columns: ['序号', '名称', '规格', '数量', '单价', '金额'].map((label, index) => ({ label, isNumber: index > 2 })),
      rows: Array.from({ length: lines }, (_, index) => [
        String(index + 1),
        `${things[index % things.length] ?? ''}（第 ${index + 1} 项）`,
        'W3600 × H2400 mm，哑光',
        String((index % 9) + 1),
        '￥1,280.00',
        `￥${((index % 9) + 1) * 1280}.00`,
      ]),
      totals: ['合计', '', '', '900', '', '￥1,234,567.89'],
      capitals: '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分',
    },
  ],
  pictures: [],
  lines: [
    { step: '提交', who: '王晓', result: '发起', opinion: '', at: '2026-11-16 09:12' },
    { step: '部门负责人', who: '陈立', result: '同意', opinion: '价格已与去年比较，同意。', at: '2026-11-16 14:30' },
  ],
  address: 'https://srm.example.com/public/admin/#/purchase/detail?id=0199f000-0000-7000-8000-000000000000',
  madeBy: '王晓',
  madeAt: '2026-11-17 21:30',
  ...more,
})

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const plainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

type Letter = {
  /** What is inside beside the letter itself. */
  readonly more?: Readonly<Record<string, string | Buffer>>
  readonly type?: string
}

const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A letter as Word saves it, one paragraph for each text; `<` and the like are written as in XML. */
export const aLetter = async (paragraphs: readonly string[], { more = {}, type = plainType }: Letter = {}) => {
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
    ...more,
  }
  const parts: Part[] = []
  for (const [name, content] of Object.entries(files)) parts.push(await archive.pack(name, content))
  return archive.zip(parts)
}
