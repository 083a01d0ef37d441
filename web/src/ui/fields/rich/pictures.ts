/** Where pictures in formatted text go to and come from; the module that owns files says so. */
export type Pictures = {
  /** Nothing when the file was refused; the sender has said why. */
  readonly send: (file: File) => Promise<{ readonly id: string; readonly name: string } | undefined>
  readonly address: (id: string) => Promise<string>
}

let source: Pictures | undefined

export const providePictures = (pictures: Pictures): void => {
  source = pictures
}

export const sendPicture: Pictures['send'] = async (file) => source?.send(file)

/** A picture one may not see, or that is gone, leaves its name. */
export const showPicture = async (image: HTMLImageElement, id: string): Promise<void> => {
  try {
    image.src = (await source?.address(id)) ?? ''
  } catch {
    image.dataset['missing'] = 'true'
  }
}
