import type { zh } from './file.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  tooLarge: 'A file may not be larger than 2 MB',
  tooMany: 'Too many files: {{count}} were not uploaded',
  imagesOnly: 'Images only',
  done: 'Uploaded',
  failed: 'The upload failed',
  retry: 'Try again',
  choose: 'Click, drop or paste files here',
  chooseImage: 'Upload',
  pasteHint: 'A screenshot can be pasted',
  hint: 'At most 2 MB each and {{max}} files',
  remove: 'Remove {{name}}',
  preview: 'Preview {{name}}',
  download: 'Download {{name}}',
  downloadFile: 'Download',
  noPreview: 'This kind of file cannot be shown here. Download it to see it.',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {{page}} of {{count}}',
}
