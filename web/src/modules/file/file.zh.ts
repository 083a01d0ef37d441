export const zh = {
  tooLarge: '上传文件大小不能超过 2MB!',
  imagesOnly: '只能上传图片',
  done: '上传成功',
  failed: '上传失败',
  choose: '点击或拖入文件',
  chooseImage: '上传图片',
  hint: '单个文件不超过 2MB，最多 {{max}} 个',
  remove: '移除 {{name}}',
  preview: '预览 {{name}}',
} as const
