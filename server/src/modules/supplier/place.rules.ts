import { placeFieldsFor, type PlaceField, type PlaceType } from '@srm/api/supplier'

type Values = Readonly<Record<string, unknown>>

/** Fields that are filled in although this kind of place has no such thing. */
export const strayFields = (sent: Values): PlaceField[] =>
  (Object.keys(placeFieldsFor) as PlaceField[]).filter(
    (field) => sent[field] !== null && sent[field] !== undefined && !placeFieldsFor[field](sent['type'] as PlaceType),
  )
