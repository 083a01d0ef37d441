import { Modal, Slider } from 'antd'
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { toast } from '@/lib/toast.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { centred, kept, maxZoom, scaleOf, squareOf, type Crop, type Size } from './crop.ts'
import styles from './account.module.css'
import { useText } from './account.texts.ts'

const frame = 280
const side = 320
const step = 8

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const usePicture = (file: File): RefObject<HTMLImageElement | null> => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return image
}

type LoadedImage = { readonly image: HTMLImageElement; readonly size: Size }

const drawn = ({ image, size }: LoadedImage, crop: Crop): Promise<File | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const { left, top, side: part } = squareOf(crop, size, frame)
  canvas.getContext('2d')?.drawImage(image, left, top, part, part, 0, 0, side, side)
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? new File([blob], 'avatar.png', { type: 'image/png' }) : undefined))
  })
}

type FrameProps = {
  readonly file: File
  readonly size: Size | undefined
  readonly crop: Crop
  readonly change: (next: Partial<Crop>) => void
  readonly loaded: (picture: LoadedImage) => void
  readonly failed: () => void
}

const Frame = ({ file, size, crop, change, loaded, failed }: FrameProps): ReactNode => {
  const t = useText()
  const image = usePicture(file)
  const drag = ({ buttons, movementX, movementY }: PointerEvent): void => {
    if (buttons === 1) change({ x: crop.x + movementX, y: crop.y + movementY })
  }
  const press = (event: KeyboardEvent): void => {
    const move = arrows[event.key]
    if (!move) return
    event.preventDefault()
    change({ x: crop.x + move[0], y: crop.y + move[1] })
  }
  const scale = size ? scaleOf(size, frame, crop.zoom) : 0
  return (
    <button
      type="button"
      aria-label={t('cropHint')}
      className={styles.frame}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <img
        ref={image}
        alt=""
        draggable={false}
        style={{
          width: (size?.width ?? 0) * scale,
          height: (size?.height ?? 0) * scale,
          transform: `translate(calc(-50% + ${String(crop.x)}px), calc(-50% + ${String(crop.y)}px))`,
        }}
        onLoad={({ currentTarget }) => {
          const { naturalWidth: width, naturalHeight: height } = currentTarget
          loaded({ image: currentTarget, size: { width, height } })
        }}
        onError={failed}
      />
    </button>
  )
}

type Props = {
  readonly file: File
  readonly save: (picture: File) => Promise<void>
  readonly close: () => void
}

/** Chooses a square of a picture: it is moved by hand or by the arrow keys, and zoomed. */
export const CropDialog = ({ file, save, close }: Props): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const [picture, setPicture] = useState<LoadedImage>()
  const size = picture?.size
  const [crop, setCrop] = useState(centred)
  const [busy, setBusy] = useState(false)
  const change = (next: Partial<Crop>): void => setCrop((now) => (size ? kept({ ...now, ...next }, size, frame) : now))
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      const square = picture && (await drawn(picture, crop))
      if (square) await save(square)
    } finally {
      setBusy(false)
    }
  }
  const failed = (): void => {
    toast.error(t('badPicture'))
    close()
  }
  return (
    <Modal
      open
      width={frame + 80}
      title={t('cropTitle')}
      okText={ui('save')}
      cancelText={ui('cancel')}
      okButtonProps={{ loading: busy, disabled: !size }}
      onCancel={close}
      onOk={() => void confirm().catch(() => undefined)}
    >
      <Frame {...{ file, size, crop, change, failed }} loaded={setPicture} />
      <p className={styles.hint}>{t('cropHint')}</p>
      <Slider
        min={1}
        max={maxZoom}
        step={0.05}
        value={crop.zoom}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('zoom')}
        onChange={(zoom) => change({ zoom })}
      />
    </Modal>
  )
}
