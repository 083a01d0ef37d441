import { DocumentFolder, ProjectDocument } from '@srm/api/document'
import type { Ctx } from '#kernel/ctx.ts'
import { addDocumentVersion, createDocument, createFolder } from '#modules/document/index.ts'
import { storeFile } from '#modules/file/index.ts'

type Kind = 'plan' | 'quote' | 'contract' | 'design' | 'manual' | 'summary'

type DemoDocument = {
  readonly name: string
  readonly kind: Kind
  /** What each version changed, the first one first. */
  readonly versions: readonly string[]
  readonly roles?: readonly string[]
}

type DemoFolder = {
  readonly name: string
  readonly documents?: readonly DemoDocument[]
  readonly below?: readonly DemoFolder[]
}

const doc = (name: string, kind: Kind, versions: readonly string[], roles: readonly string[] = []): DemoDocument => ({
  name,
  kind,
  versions,
  roles,
})

const folders: readonly DemoFolder[] = [
  {
    name: '方案与提案',
    documents: [
      doc('客户大会策划方案', 'plan', ['初稿', '按客户意见调整议程', '定稿']),
      doc('三亚酒店考察报告', 'plan', ['初稿']),
    ],
    below: [{ name: '提案归档', documents: [doc('首轮提案', 'plan', ['提案版'])] }],
  },
  {
    name: '报价与合同',
    documents: [
      doc('项目总报价单', 'quote', ['首次报价', '调整搭建与餐标'], ['manager', 'finance']),
      doc('搭建成本底价', 'quote', ['采购核价'], ['manager', 'buyer', 'finance']),
      doc('酒店合同', 'contract', ['待签版', '盖章扫描件'], ['manager', 'buyer', 'finance']),
    ],
  },
  {
    name: '设计',
    documents: [doc('主视觉设计稿', 'design', ['三款初稿', '定稿']), doc('签到墙与导视', 'design', ['初稿'])],
    below: [{ name: '舞美', documents: [doc('舞台效果图', 'design', ['初稿', '降低台高后的版本'])] }],
  },
  {
    name: '现场执行',
    documents: [
      doc('活动执行手册', 'manual', ['初版', '补充应急预案']),
      doc('接送机安排表', 'manual', ['初版']),
      doc('餐饮与桌型图', 'manual', ['42 桌版本']),
    ],
  },
]

const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** A page of A4 with a heading, as small as a PDF can be. */
const pdfOf = (title: string, note: string): Buffer => {
  const page = `BT /F1 24 Tf 72 740 Td <${hex(title)}> Tj /F1 14 Tf 0 -36 Td <${hex(note)}> Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(page.length)} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  const bodies = objects.map((object, at) => `${String(at + 1)} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const starts = bodies.map((_, at) => head.length + bodies.slice(0, at).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = String(objects.length + 1)
  const end = head.length + bodies.join('').length
  return Buffer.from(
    `${head}${bodies.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(end)}\n%%EOF\n`,
    'latin1',
  )
}

const fileOf = async (ctx: Ctx, name: string, number: number, note: string): Promise<string> => {
  const content = pdfOf(name, `V${String(number)} ${note}`)
  return (await storeFile(ctx, { name: `${name} V${String(number)}.pdf`, content })).id
}

const addDocument = async (ctx: Ctx, project: string, folder: string, one: DemoDocument): Promise<void> => {
  const { name, kind, roles = [], versions } = one
  const [first = '', ...later] = versions
  const file = [await fileOf(ctx, name, 1, first)]
  const body = ProjectDocument.create.parse({ project, folder, name, kind, roles, file })
  const { id } = await createDocument(ctx, body)
  for (const [at, note] of later.entries()) {
    const next = await fileOf(ctx, name, at + 2, note)
    await addDocumentVersion(ctx, id, { version: at + 1, file: next, note })
  }
}

const addFolder = async (
  ctx: Ctx,
  project: string,
  { name, documents = [], below = [] }: DemoFolder,
  sort: number,
  parent?: string,
): Promise<void> => {
  const body = DocumentFolder.create.parse({ project, name, sort, ...(parent && { parent }) })
  const { id } = await createFolder(ctx, body)
  for (const one of documents) await addDocument(ctx, project, id, one)
  for (const [at, one] of below.entries()) await addFolder(ctx, project, one, at + 1, id)
}

/** A folder tree with a dozen documents, some of them for a few roles only. */
export const seedDocuments = async (ctx: Ctx, project: string): Promise<void> => {
  for (const [at, folder] of folders.entries()) await addFolder(ctx, project, folder, at + 1)
}
