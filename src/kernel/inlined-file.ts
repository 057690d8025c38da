// The build puts these files into the code, by importing them with `?inline`: they come as data URIs in base64.

export const bytesOfInlined = (dataUri: string): Buffer<ArrayBuffer> =>
  Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');
