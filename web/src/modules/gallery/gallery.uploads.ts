/** A file of this name stays half sent, one of the other is lost on the way. */
export const halfway = '搭建方案（上传中）.pdf'
export const refused = '现场照片（网络中断）.zip'

const nameIn = (body: unknown): string => {
  const file = body instanceof FormData ? body.get('file') : null
  return file instanceof File ? file.name : ''
}

/** Shows how an upload looks under way and after a failure, without a server that would be slow or fail on purpose. */
class Shown extends XMLHttpRequest {
  override send(body?: XMLHttpRequestBodyInit | null): void {
    const name = nameIn(body)
    if (name === halfway) this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 62, total: 100 }))
    else if (name === refused) this.dispatchEvent(new ProgressEvent('error'))
    else super.send(body)
  }
}

export const openUploads = (): void => {
  window.XMLHttpRequest = Shown
}
