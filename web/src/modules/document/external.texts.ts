import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('externalDocument', {
  by: { zh: '{{company}} 与您共享', en: 'Shared by {{company}}' },
  of: { zh: '项目：{{name}}', en: 'Project: {{name}}' },
  file: { zh: '{{name}} · {{size}} · V{{number}}', en: '{{name}} · {{size}} · V{{number}}' },
  download: { zh: '打开文档', en: 'Open the document' },
  noted: { zh: '打开和下载会留下记录。', en: 'Opening and downloading are written down.' },
  gone: { zh: '链接已失效', en: 'This link is no longer good' },
  'gone.hint': { zh: '请联系发送给您的人重新发送。', en: 'Ask whoever sent it to send it again.' },
  loading: { zh: '加载中', en: 'Loading' },
})
