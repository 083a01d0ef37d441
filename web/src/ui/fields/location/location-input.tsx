import { AimOutlined } from '@ant-design/icons'
import { Button, Input, InputNumber } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { passed } from '../control-props.ts'
import { useText } from '../fields.texts.ts'
import type { Point } from './coordinates.ts'
import { addressOf, pointOf } from './geocoder.ts'
import styles from './location.module.css'
import { LocationMap } from './map.tsx'
import { useMapSettings } from './map-settings.ts'

type Place = { readonly address?: string; readonly lat?: number | undefined; readonly lng?: number | undefined }

const pointIn = ({ lat, lng }: Place): Point | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng }

const isEmpty = ({ address, lat, lng }: Place): boolean => !address && lat === undefined && lng === undefined

type DegreeProps = {
  readonly text: string
  readonly limit: number
  readonly value: number | undefined
  readonly disabled: boolean
  readonly set: (value: number | undefined) => void
}

const Degree = ({ text, limit, value, disabled, set }: DegreeProps): ReactNode => (
  <InputNumber<number>
    style={{ width: '100%' }}
    aria-label={text}
    placeholder={text}
    disabled={disabled}
    min={-limit}
    max={limit}
    precision={6}
    controls={false}
    value={value ?? null}
    onChange={(next) => set(next ?? undefined)}
  />
)

/** The place as it is being filled in, and what looking it up does to it. */
const usePlace = ({ value = {}, onChange }: InputProps<Place>, key: string | undefined) => {
  const [busy, setBusy] = useState(false)
  const change = (next: Place): void => {
    const place = { ...value, ...next }
    onChange?.(isEmpty(place) ? undefined : place)
  }
  const find = async (): Promise<void> => {
    if (!key || !value.address) return
    setBusy(true)
    const point = await pointOf(key, value.address)
    setBusy(false)
    if (point) change(point)
  }
  const move = async (point: Point): Promise<void> => {
    change(point)
    const address = key && !value.address ? await addressOf(key, point) : undefined
    if (address) change({ ...point, address })
  }
  return { value, busy, change, find, move }
}

/** An address and its point: looked up where a key is configured, otherwise set on the map or typed. */
export const LocationInput = (props: InputProps<Place>): ReactNode => {
  const t = useText()
  const say = useLabel()
  const { meta, onChange, disabled = false } = props
  const { key } = useMapSettings()
  const { value, busy, change, find, move } = usePlace(props, key)
  return (
    <div className={styles.location}>
      <div className={styles.row}>
        <Input
          {...passed(props)}
          maxLength={200}
          placeholder={t('place.address')}
          value={value.address ?? ''}
          onChange={(event) => change({ address: event.target.value })}
          onPressEnter={(event) => {
            event.preventDefault()
            void find()
          }}
        />
        {key && (
          <Button icon={<AimOutlined aria-hidden />} loading={busy} disabled={disabled} onClick={() => void find()}>
            {t('place.find')}
          </Button>
        )}
      </div>
      <LocationMap
        point={pointIn(value)}
        label={t('place.map', { name: say(meta.label) })}
        {...(!disabled && { move: (point: Point) => void move(point) })}
      />
      <div className={styles.numbers}>
        <Degree text={t('place.lat')} limit={90} value={value.lat} disabled={disabled} set={(lat) => change({ lat })} />
        <Degree
          text={t('place.lng')}
          limit={180}
          value={value.lng}
          disabled={disabled}
          set={(lng) => change({ lng })}
        />
        <Button disabled={disabled || isEmpty(value)} onClick={() => onChange?.(undefined)}>
          {t('place.clear')}
        </Button>
      </div>
      {!disabled && <p className={styles.hint}>{t('place.hint')}</p>}
    </div>
  )
}
