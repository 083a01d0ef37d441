import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('paper', {
  paper: { zh: '打印与导出', en: 'Print and export' },
  print: { zh: '打印', en: 'Print' },
  pdf: { zh: '导出 PDF', en: 'Export PDF' },
  word: { zh: '导出 Word · {{name}}', en: 'Export Word · {{name}}' },
  started: {
    zh: '正在生成，完成后可在后台任务中下载',
    en: 'It is being made; find the file among the background jobs',
  },
  tooMany: { zh: '一次最多导出 {{max}} 条，请少选一些', en: 'At most {{max}} at once, choose fewer' },
  kinds: { zh: '单据类型', en: 'Kinds of record' },
  templates: { zh: 'Word 模板', en: 'Word templates' },
  count: { zh: '{{count}} 个模板', en: '{{count}} templates' },
  none: { zh: '没有模板', en: 'No templates' },
  'empty.hint': {
    zh: '上传 .docx 模板后，可以在记录页面的打印按钮里选用它导出 Word。',
    en: 'Once a .docx template is here, it can be chosen from the print button of a record.',
  },
  upload: { zh: '上传模板', en: 'Bring a template' },
  uploading: { zh: '正在检查…', en: 'Checking…' },
  uploaded: { zh: '模板「{{name}}」已可使用', en: '“{{name}}” is ready' },
  only: { zh: '请选择 .docx 文件', en: 'Choose a .docx file' },
  limit: { zh: '.docx，不超过 {{limit}}MB', en: '.docx, at most {{limit}} MB' },
  remove: { zh: '删除', en: 'Delete' },
  'remove.title': { zh: '删除模板「{{name}}」？', en: 'Delete “{{name}}”?' },
  'remove.hint': { zh: '已导出的文件不受影响。', en: 'Files made with it stay.' },
  removed: { zh: '模板已删除', en: 'The template was deleted' },
  by: { zh: '{{name}} 上传于 {{time}}', en: 'Brought by {{name}} at {{time}}' },
  variables: { zh: '可用变量', en: 'Variables' },
  'variables.hint': {
    zh: '在 Word 里照原样写下，导出时换成记录的内容；明细写在 {#…} 与 {/…} 之间，每行重复一次。点一下即可复制。',
    en: 'Write them into Word as they are. What stands between {#…} and {/…} is repeated for each line. Click one to copy it.',
  },
  copied: { zh: '已复制 {{text}}', en: 'Copied {{text}}' },
})
