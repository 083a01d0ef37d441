import { lazy } from 'react'
import { providePictures } from '@/ui/fields/rich/pictures.ts'
import { defineModule } from '@/ui/module.ts'

const pictures = () => import('./file.pictures.ts')
providePictures({
  send: async (file) => (await pictures()).sendPicture(file),
  address: async (id) => (await pictures()).pictureAddress(id),
})

/** Sends one file from a page of its own words; answers what it is kept as. */
export const uploadFile = async (one: File): Promise<{ readonly id: string }> => (await pictures()).sendFile(one)

export const file = defineModule({
  name: 'file',
  slots: {
    files: lazy(async () => ({ default: (await import('./file.uploader.tsx')).Uploader })),
    fileList: lazy(async () => ({ default: (await import('./file.list.tsx')).FileList })),
  },
})
