import { defineTexts } from '@/lib/i18n.ts'

export const { t, useText } = defineTexts('file', {
  tooMany: { zh: '超出数量限制，有 {{count}} 个文件没有上传', en: 'Too many files: {{count}} were not uploaded' },
  imagesOnly: { zh: '只能上传图片', en: 'Images only' },
  done: { zh: '上传成功', en: 'Uploaded' },
  failed: { zh: '上传失败', en: 'The upload failed' },
  retry: { zh: '重试', en: 'Try again' },
  choose: { zh: '点击、拖入或粘贴文件', en: 'Click, drop or paste files here' },
  chooseImage: { zh: '上传图片', en: 'Upload' },
  pasteHint: { zh: '可以粘贴截图', en: 'A screenshot can be pasted' },
  hint: { zh: '单个文件不超过 {{limit}}MB，最多 {{max}} 个', en: 'At most {{limit}} MB each and {{max}} files' },
  remove: { zh: '移除 {{name}}', en: 'Remove {{name}}' },
  preview: { zh: '预览 {{name}}', en: 'Preview {{name}}' },
  download: { zh: '下载 {{name}}', en: 'Download {{name}}' },
  downloadFile: { zh: '下载文件', en: 'Download' },
  noPreview: {
    zh: '这种文件不能在线预览，请下载后查看。',
    en: 'This kind of file cannot be shown here. Download it to see it.',
  },
  previous: { zh: '上一个', en: 'Previous' },
  next: { zh: '下一个', en: 'Next' },
  page: { zh: '第 {{page}} 页，共 {{count}} 页', en: 'Page {{page}} of {{count}}' },
})
