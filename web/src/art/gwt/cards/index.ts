export { type CardBack, cardBack, tileBack } from './back'
export { buildingArt, neutralArt } from './building'
export { cardArt } from './card'
export { bonusTileArt, harbourmasterArt, hazardArt, workerArt } from './tiles'
