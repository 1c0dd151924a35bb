import sharp from 'sharp';

// The library reads dozens of formats. Uploads reach two of its readers; the third is for what the portal draws by itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadSvgBuffer'] });
sharp.cache(false);

export { sharp };
