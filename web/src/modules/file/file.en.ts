import type { zh } from './file.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  tooLarge: 'A file may not be larger than 2 MB',
  imagesOnly: 'Images only',
  done: 'Uploaded',
  failed: 'The upload failed',
  choose: 'Click or drop files here',
  chooseImage: 'Upload',
  hint: 'At most 2 MB each and {{max}} files',
  remove: 'Remove {{name}}',
  preview: 'Preview {{name}}',
}
