/** A banner advert as it is shown. */
export interface BannerAdvert {
  id: string;
  title: string;
  /** Address of the picture of 300 x 50. */
  small: string;
  /** Address of the picture of 970 x 90. */
  large: string;
  /** The address that the advert links to. */
  link: string;
}

/** A full-screen advert as it is shown. */
export interface PopupAdvert {
  title: string;
  /** Address of the picture, nine to sixteen. */
  picture: string;
}
