-- An erased snapshot names a picture still that nothing shows any more: it may go, with its owner for example.
ALTER TABLE "snapshots" DROP CONSTRAINT "snapshots_image_id_images_id_fk";
